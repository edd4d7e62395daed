import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { fieldErrorsText } from '@/lib/field-error-text';
import { GrowingField } from '@/components/growing-field';
import type { FieldError, Question } from '@/survey-model';
import {
	LIMITS,
	errorsOf,
	hasPlaceholder,
	withDescription,
	withPlaceholder,
} from '@/survey-model';
import type { Edit } from '../../question-types';

interface QuestionTextsProps {
	question: Question;
	/** The field path of the question, such as `questions[0]`. */
	path: string;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	/** Whether the question cannot be changed. */
	isLocked: boolean;
	edit: Edit< Question >;
}

interface OptionalText {
	path: string;
	label: string;
	/** The label of the button that adds it. */
	addLabel: string;
	help: string;
	value: string;
	maxLength: number;
	isMultiline?: boolean;
	onChange: ( value: string ) => void;
}

/** The optional texts of a question. Buttons add those that it does not have yet. */
export function QuestionTexts( {
	question,
	path,
	errors,
	isLocked,
	edit,
}: QuestionTextsProps ) {
	const [ added, setAdded ] = useState< readonly string[] >( [] );
	// The field that was just added takes the focus.
	const toFocus = useRef< string >();
	useEffect( () => {
		toFocus.current = undefined;
	}, [ added ] );
	const texts: OptionalText[] = [
		{
			path: `${ path }.description`,
			label: __( 'Description', 'userfeedback' ),
			addLabel: __( 'Add description', 'userfeedback' ),
			help: __(
				'Visitors see it below the title, in smaller text.',
				'userfeedback'
			),
			value: question.description ?? '',
			maxLength: LIMITS.descriptionLength,
			isMultiline: true,
			onChange: ( text ) =>
				edit( ( current ) => withDescription( current, text ) ),
		},
	];
	if ( hasPlaceholder( question ) ) {
		texts.push( {
			path: `${ path }.config.placeholder`,
			label: __( 'Placeholder', 'userfeedback' ),
			addLabel: __( 'Add placeholder', 'userfeedback' ),
			help: __(
				'An example in the empty answer field, such as “e.g. the search”.',
				'userfeedback'
			),
			value: question.config.placeholder ?? '',
			maxLength: LIMITS.placeholderLength,
			onChange: ( text ) =>
				edit( ( current ) =>
					hasPlaceholder( current )
						? withPlaceholder( current, text )
						: current
				),
		} );
	}
	const isShown = ( text: OptionalText ) =>
		text.value !== '' ||
		added.includes( text.label ) ||
		errorsOf( errors, text.path ).length > 0;
	const hidden = isLocked
		? []
		: texts.filter( ( text ) => ! isShown( text ) );
	return (
		<>
			{ texts
				.filter( isShown )
				.map( ( { addLabel, path: field, ...text } ) => (
					<GrowingField
						key={ text.label }
						{ ...text }
						disabled={ isLocked }
						error={ fieldErrorsText( errorsOf( errors, field ) ) }
						// eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
						autoFocus={ toFocus.current === text.label }
					/>
				) ) }
			{ hidden.length > 0 && (
				<div className="userfeedback-question__add-texts">
					{ hidden.map( ( { label, addLabel } ) => (
						<Button
							key={ label }
							variant="tertiary"
							size="compact"
							icon={ plus }
							onClick={ () => {
								toFocus.current = label;
								setAdded( ( before ) => [ ...before, label ] );
							} }
						>
							{ addLabel }
						</Button>
					) ) }
				</div>
			) }
		</>
	);
}
