import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Lock, lockSentence } from '@/components/lock';
import { TextField } from '@/components/text-field';
import { useFeature } from '@/hooks/use-feature';
import type { FeatureName } from '@/hooks/use-feature';
import { lengthNote } from '@/lib/length-note';
import type { ColumnMapping } from '@/stores/imports/mapping';
import type { FieldError, ImportColumn } from '@/survey-model';
import { LIMITS } from '@/survey-model';
import { columnName } from './column-name';
import { typeLabel } from './type-label';
import { errorAt } from './use-mapping';

/** The screen in the vendor's statistics. */
const MEDIUM = 'survey-import';

interface QuestionFieldsProps {
	column: ImportColumn;
	mapping: ColumnMapping;
	/** Whether it has the title of the question that it is an option of. */
	isFirstOfGroup: boolean;
	refused: readonly FieldError[];
	onChange: (
		change: Partial< Pick< ColumnMapping, 'type' | 'title' | 'option' > >
	) => void;
}

/** A type that would suit better, and what unlocks it. */
function BetterType( {
	locked: { type, feature: name },
}: {
	locked: NonNullable< ImportColumn[ 'locked' ] >;
} ) {
	// The server names features of the same table.
	const feature = useFeature( name as FeatureName );
	if ( feature.isAllowed ) {
		return null;
	}
	return (
		<div className="userfeedback-import-column__better">
			<Lock feature={ feature.name } medium={ MEDIUM } />
			<span>
				{ sprintf(
					/* translators: 1: name of a type of question, 2: why it is locked, as a sentence. */
					__( 'Would fit as %1$s. %2$s', 'userfeedback' ),
					typeLabel( type ),
					lockSentence( feature )
				) }
			</span>
		</div>
	);
}

function TypeField( {
	column,
	mapping: { type },
	refused,
	onChange,
}: QuestionFieldsProps ) {
	const { locked, types } = column;
	const error = errorAt( refused, `columns[${ column.index }].type` );
	const known = types.includes( type ) ? types : [ type, ...types ];
	return (
		<div className="userfeedback-import-column__type">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ sprintf(
					/* translators: %s: header of a column of a file. */
					__( 'Type of question: %s', 'userfeedback' ),
					columnName( column )
				) }
				value={ type }
				options={ [
					...known.map( ( name ) => ( {
						value: name,
						label: typeLabel( name ),
						disabled: false,
					} ) ),
					...( locked && ! known.includes( locked.type )
						? [
								{
									value: locked.type,
									label: sprintf(
										/* translators: %s: name of a type of question. */
										__( '%s (locked)', 'userfeedback' ),
										typeLabel( locked.type )
									),
									disabled: true,
								},
							]
						: [] ),
				] }
				aria-invalid={ error !== undefined }
				{ ...( error !== undefined && { help: error } ) }
				onChange={ ( value ) => onChange( { type: value } ) }
			/>
			{ locked && <BetterType locked={ locked } /> }
		</div>
	);
}

function LimitedText( {
	label,
	field,
	value,
	placeholder,
	limit,
	refused,
	onChange,
}: {
	label: string;
	/** Its path in the server's errors. */
	field: string;
	value: string;
	placeholder: string;
	/** The largest length. */
	limit: number;
	refused: readonly FieldError[];
	onChange: ( value: string ) => void;
} ) {
	return (
		<TextField
			hideLabelFromVision
			dir="auto"
			label={ label }
			value={ value }
			placeholder={ placeholder }
			maxLength={ limit }
			help={ lengthNote( value, limit ) }
			error={ errorAt( refused, field ) }
			onChange={ onChange }
		/>
	);
}

/** What a column that becomes a question, or one of its options, is called, and its type. */
export function QuestionFields( props: QuestionFieldsProps ) {
	const { column, mapping, isFirstOfGroup, refused, onChange } = props;
	const { index } = column;
	const isOption = mapping.group !== null;
	const name = columnName( column );
	return (
		<div className="userfeedback-import-column__question">
			{ ( ! isOption || isFirstOfGroup ) && (
				<LimitedText
					label={ sprintf(
						/* translators: %s: header of a column of a file. */
						__( 'Title of the question: %s', 'userfeedback' ),
						name
					) }
					placeholder={ __(
						'Title of the question',
						'userfeedback'
					) }
					field={ `columns[${ index }].title` }
					value={ mapping.title }
					limit={ LIMITS.titleLength }
					refused={ refused }
					onChange={ ( title ) => onChange( { title } ) }
				/>
			) }
			{ isOption ? (
				<div className="userfeedback-import-column__option">
					<input type="checkbox" disabled checked aria-hidden />
					<LimitedText
						label={ sprintf(
							/* translators: %s: header of a column of a file. */
							__( 'Label of the option: %s', 'userfeedback' ),
							name
						) }
						placeholder={ __(
							'Label of the option',
							'userfeedback'
						) }
						field={ `columns[${ index }].option` }
						value={ mapping.option }
						limit={ LIMITS.optionLength }
						refused={ refused }
						onChange={ ( option ) => onChange( { option } ) }
					/>
				</div>
			) : (
				<TypeField { ...props } />
			) }
		</div>
	);
}
