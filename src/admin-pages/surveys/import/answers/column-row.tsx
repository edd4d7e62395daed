import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ColumnMapping } from '@/stores/imports/mapping';
import type { FieldError, ImportColumn } from '@/survey-model';
import { ColumnName } from './column-name';
import type { Group } from './columns';
import { useOf, withColumn, withUse } from './columns';
import { QuestionFields } from './question-fields';
import { UseField } from './use-field';
import type { EditMapping } from './use-mapping';
import { errorAt } from './use-mapping';

interface ColumnRowProps {
	column: ImportColumn;
	mapping: ColumnMapping;
	groups: readonly Group[];
	free: number;
	refused: readonly FieldError[];
	edit: EditMapping;
}

/** What happens with a column that does not become a question. */
function roleNote( role: ImportColumn[ 'role' ] ): string {
	switch ( role ) {
		case 'date':
			return __(
				'Says when the answers were given. A line without a valid date is left out.',
				'userfeedback'
			);
		case 'id':
			return __(
				'An ID of the other tool. It is not imported.',
				'userfeedback'
			);
		default:
			return __( 'Is not imported.', 'userfeedback' );
	}
}

/** A column of the file and what it becomes. */
export const ColumnRow = memo( function Row( {
	column,
	mapping,
	groups,
	free,
	refused,
	edit,
}: ColumnRowProps ) {
	const { index } = column;
	const { role, group } = mapping;
	const members = groups.find( ( { number } ) => number === group )?.columns;
	const problem =
		errorAt( refused, `columns[${ index }].role` ) ??
		errorAt( refused, `columns[${ index }].group` );
	return (
		<tr
			className={ [
				role === 'ignore' && 'is-left-out',
				members && 'is-option',
			]
				.filter( Boolean )
				.join( ' ' ) }
		>
			<th scope="row">
				<ColumnName column={ column } />
			</th>
			<td className="is-use">
				<UseField
					column={ column }
					use={ useOf( mapping ) }
					groups={ groups }
					free={ free }
					onChange={ ( use ) =>
						edit( ( all ) => withUse( all, column, use ) )
					}
				/>
				{ problem !== undefined && (
					<p className="userfeedback-import-column__error">
						{ problem }
					</p>
				) }
			</td>
			<td className="is-result">
				{ role === 'question' ? (
					<QuestionFields
						column={ column }
						mapping={ mapping }
						isFirstOfGroup={ members?.[ 0 ] === index }
						refused={ refused }
						onChange={ ( change ) =>
							edit( ( all ) => withColumn( all, index, change ) )
						}
					/>
				) : (
					<p className="userfeedback-import-column__note">
						{ roleNote( role ) }
					</p>
				) }
			</td>
		</tr>
	);
} );
