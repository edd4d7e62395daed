import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { TextField } from '@/components/text-field';
import { formatNumber } from '@/lib/format';
import { lengthNote } from '@/lib/length-note';
import type { Mapping } from '@/stores/imports/mapping';
import type { FieldError, FileImport } from '@/survey-model';
import { LIMITS } from '@/survey-model';
import { formatText, linesText } from '../texts';
import type { EditMapping } from './use-mapping';
import { errorAt } from './use-mapping';

/** As the server limits it. */
const EMPTY_LENGTH = 100;

interface SurveyFieldsProps {
	item: FileImport;
	mapping: Mapping;
	refused: readonly FieldError[];
	edit: EditMapping;
}

/** Which file it is, and how it was read. */
function Facts( {
	file_name: file,
	format,
	lines,
	columns,
	encoding,
	delimiter,
}: FileImport ) {
	const separator = {
		',': __( 'commas', 'userfeedback' ),
		';': __( 'semicolons', 'userfeedback' ),
		'\t': __( 'tabs', 'userfeedback' ),
	}[ delimiter ];
	const facts = [
		formatText( format ),
		linesText( lines ),
		sprintf(
			/* translators: %s: number of columns of a file. */
			__( 'Columns: %s', 'userfeedback' ),
			formatNumber( columns.length )
		),
		sprintf(
			/* translators: 1: name of an encoding such as UTF-8, 2: `commas`, `semicolons` or `tabs`. */
			__( '%1$s, separated by %2$s', 'userfeedback' ),
			encoding,
			separator
		),
	];
	return (
		<div className="userfeedback-import-facts">
			<span className="userfeedback-imports__file" dir="auto">
				{ file }
			</span>
			<ul>
				{ facts.map( ( fact ) => (
					<li key={ fact }>{ fact }</li>
				) ) }
			</ul>
		</div>
	);
}

function DateOrder( {
	value,
	error,
	onChange,
}: {
	value: NonNullable< Mapping[ 'date_order' ] >;
	error: string | undefined;
	onChange: ( value: Mapping[ 'date_order' ] ) => void;
} ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Order in dates', 'userfeedback' ) }
			help={
				error ??
				__(
					'The dates of this file can be read in two ways. Compare them with the preview.',
					'userfeedback'
				)
			}
			value={ value }
			options={ [
				{
					value: 'mdy',
					label: __( 'Month, day, year', 'userfeedback' ),
				},
				{
					value: 'dmy',
					label: __( 'Day, month, year', 'userfeedback' ),
				},
				...( value === 'ymd'
					? [
							{
								value: 'ymd' as const,
								label: __( 'Year, month, day', 'userfeedback' ),
							},
						]
					: [] ),
			] }
			onChange={ onChange }
		/>
	);
}

/** The file, and what holds for all of the survey. */
export function SurveyFields( {
	item,
	mapping,
	refused,
	edit,
}: SurveyFieldsProps ) {
	const { title, empty, date_order: order } = mapping;
	return (
		<Card title={ __( 'File and survey', 'userfeedback' ) }>
			<Facts { ...item } />
			<div className="userfeedback-import-fields">
				<TextField
					dir="auto"
					label={ __( 'Title of the survey', 'userfeedback' ) }
					value={ title }
					maxLength={ LIMITS.titleLength }
					help={ lengthNote( title, LIMITS.titleLength ) }
					error={ errorAt( refused, 'title' ) }
					onChange={ ( value ) => edit( () => ( { title: value } ) ) }
				/>
				<TextField
					dir="auto"
					label={ __(
						'Text that means “no answer”',
						'userfeedback'
					) }
					help={ __(
						'Empty cells are no answers anyway. Some tools write - or N/A.',
						'userfeedback'
					) }
					value={ empty }
					maxLength={ EMPTY_LENGTH }
					error={ errorAt( refused, 'empty' ) }
					onChange={ ( value ) => edit( () => ( { empty: value } ) ) }
				/>
				{ ! item.is_date_order_certain && order !== null && (
					<DateOrder
						value={ order }
						error={ errorAt( refused, 'date_order' ) }
						onChange={ ( value ) =>
							edit( () => ( { date_order: value } ) )
						}
					/>
				) }
			</div>
		</Card>
	);
}
