import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import type { Mapping } from '@/stores/imports/mapping';
import type { FieldError, FileImport } from '@/survey-model';
import { ColumnRow } from './column-row';
import { freeGroup, groupsOf } from './columns';
import type { EditMapping } from './use-mapping';

/** How many rows are shown at first, and added by the button: a file may have a thousand columns. */
const STEP = 100;

const NONE: readonly FieldError[] = [];

interface ColumnTableProps {
	item: FileImport;
	mapping: Mapping;
	refused: readonly FieldError[];
	edit: EditMapping;
}

/** The columns of the file, each with what it becomes. */
export function ColumnTable( {
	item,
	mapping,
	refused,
	edit,
}: ColumnTableProps ) {
	const [ limit, setLimit ] = useState( STEP );
	const groups = useMemo(
		() => groupsOf( mapping.columns ),
		[ mapping.columns ]
	);
	const free = freeGroup( mapping.columns );
	const shown = item.columns.slice( 0, limit );
	const hidden = item.columns.length - shown.length;
	const title = __( 'Columns', 'userfeedback' );
	return (
		<Card title={ title }>
			<p className="userfeedback-import__note">
				{ __(
					'UserFeedback has looked at the values and suggests what each column becomes. Change what is not right.',
					'userfeedback'
				) }
			</p>
			<table className="userfeedback-import-columns" aria-label={ title }>
				<thead>
					<tr>
						<th scope="col">
							{ __( 'Column of the file', 'userfeedback' ) }
						</th>
						<th scope="col">{ __( 'Use as', 'userfeedback' ) }</th>
						<th scope="col">
							{ __( 'What it becomes', 'userfeedback' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ shown.map( ( column, place ) => {
						const of = mapping.columns[ place ];
						const path = `columns[${ place }].`;
						const errors = refused.filter( ( { field } ) =>
							field.startsWith( path )
						);
						return (
							of && (
								<ColumnRow
									key={ column.index }
									column={ column }
									mapping={ of }
									groups={ groups }
									free={ free }
									refused={
										errors.length > 0 ? errors : NONE
									}
									edit={ edit }
								/>
							)
						);
					} ) }
				</tbody>
			</table>
			{ hidden > 0 && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setLimit( limit + STEP ) }
				>
					{ sprintf(
						/* translators: %s: number of columns of a file that are not shown yet. */
						__( 'Show more columns (%s hidden)', 'userfeedback' ),
						formatNumber( hidden )
					) }
				</Button>
			) }
		</Card>
	);
}
