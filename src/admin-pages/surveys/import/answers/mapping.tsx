import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Banner } from '@/components/banner';
import { describeError } from '@/lib/describe-error';
import { fieldErrorText } from '@/lib/field-error-text';
import { store as importsStore } from '@/stores/imports';
import type { FieldError, FileImport } from '@/survey-model';
import { linesText } from '../texts';
import { ColumnTable } from './column-table';
import { ImportPreview } from './preview';
import { Problems } from './problems';
import { SurveyFields } from './survey-fields';
import { useMapping } from './use-mapping';

/** The fields whose errors are shown beside them. */
const SHOWN_FIELD =
	/^(title|empty|date_order|columns\[\d+\]\.(role|group|type|title|option))$/;

/** Why the last request failed, with the errors that have no field of their own. */
function Failure( {
	id,
	refused,
}: {
	id: number;
	refused: readonly FieldError[];
} ) {
	const error = useSelect(
		( select ) => select( importsStore ).getError( id ),
		[ id ]
	);
	const { saveMapping, followImport } = useDispatch( importsStore );
	if ( error === null ) {
		return null;
	}
	const others = refused.filter(
		( { field } ) => ! SHOWN_FIELD.test( field )
	);
	const isRefused = error.fields.length > 0;
	return (
		<Banner
			key={ error.message }
			status="error"
			actions={
				isRefused
					? []
					: [
							{
								label: __( 'Try again', 'userfeedback' ),
								onClick: () => {
									void followImport( id );
									void saveMapping( id );
								},
							},
						]
			}
		>
			{ others.length > 0
				? others.map( fieldErrorText ).join( ' ' )
				: describeError( error ) }
		</Banner>
	);
}

/** What the owner checks before anything is stored: the columns, the questions that they become, the first responses. */
export function ImportMapping( { item }: { item: FileImport } ) {
	const { id, repeated, questions } = item;
	const { mapping, refused, edit } = useMapping( id );
	const { followImport } = useDispatch( importsStore );
	useEffect( () => {
		void followImport( id );
	}, [ followImport, id ] );
	return (
		mapping && (
			<>
				<Failure id={ id } refused={ refused } />
				<Announced className="userfeedback-import__intro">
					{ __(
						'The file was read. Check what each column becomes, then start the import. Nothing has been stored yet.',
						'userfeedback'
					) }
				</Announced>
				{ repeated > 0 && (
					<Notice status="info" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: `1,129 lines`. */
							__(
								'Imported before: %s of this file. They are not stored again, unless you change what the columns become.',
								'userfeedback'
							),
							linesText( repeated )
						) }
					</Notice>
				) }
				{ questions.length === 0 && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'No column is a question. Use at least one column as a question to import the answers.',
							'userfeedback'
						) }
					</Notice>
				) }
				<SurveyFields
					item={ item }
					mapping={ mapping }
					refused={ refused }
					edit={ edit }
				/>
				<ColumnTable
					item={ item }
					mapping={ mapping }
					refused={ refused }
					edit={ edit }
				/>
				<ImportPreview item={ item } />
				<Problems item={ item } />
			</>
		)
	);
}
