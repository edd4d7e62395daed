import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { FocusEvent } from 'react';
import { GrowingField } from '@/components/growing-field';
import type { Question } from '@/survey-model';
import { LIMITS, hasPlaceholder } from '@/survey-model';
import type { Field } from '../../use-field';
import { useField } from '../../use-field';

interface QuestionTitleProps {
	/** The question's id. */
	id: string;
	isNew: boolean;
	onBlur: ( event: FocusEvent ) => void;
}

/** The title of a question. */
export function QuestionTitle( { id, isNew, onBlur }: QuestionTitleProps ) {
	const { value, set, error, isLocked } = useField(
		`questions.${ id }.title`
	);
	return (
		<GrowingField
			label={ __( 'Title', 'userfeedback' ) }
			value={ value }
			maxLength={ LIMITS.titleLength }
			placeholder={ __( 'What would you like to know?', 'userfeedback' ) }
			disabled={ isLocked }
			error={ error }
			onChange={ set }
			onBlur={ onBlur }
			// eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this question
			autoFocus={ isNew }
		/>
	);
}

interface OptionalText {
	field: Field< string | undefined >;
	label: string;
	/** The label of the button that adds it. */
	addLabel: string;
	help: string;
	maxLength: number;
	isMultiline?: boolean;
}

/** The optional texts of a question. Buttons add those that it does not have yet. */
export function QuestionTexts( { question }: { question: Question } ) {
	const [ added, setAdded ] = useState< readonly string[] >( [] );
	// The field that was just added takes the focus.
	const toFocus = useRef< string >();
	useEffect( () => {
		toFocus.current = undefined;
	}, [ added ] );
	const { id } = question;
	const description: OptionalText = {
		field: useField( `questions.${ id }.description` ),
		label: __( 'Description', 'userfeedback' ),
		addLabel: __( 'Add description', 'userfeedback' ),
		help: __(
			'Visitors see it below the title, in smaller text.',
			'userfeedback'
		),
		maxLength: LIMITS.descriptionLength,
		isMultiline: true,
	};
	const placeholder: OptionalText = {
		field: useField( `questions.${ id }.config.placeholder` ),
		label: __( 'Placeholder', 'userfeedback' ),
		addLabel: __( 'Add placeholder', 'userfeedback' ),
		help: __(
			'An example in the empty answer field, such as “e.g. the search”.',
			'userfeedback'
		),
		maxLength: LIMITS.placeholderLength,
	};
	const texts = hasPlaceholder( question )
		? [ description, placeholder ]
		: [ description ];
	const isShown = ( { field, label }: OptionalText ) =>
		Boolean( field.value ) ||
		added.includes( label ) ||
		field.error !== undefined;
	const hidden = texts.filter(
		( text ) => ! text.field.isLocked && ! isShown( text )
	);
	return (
		<>
			{ texts.filter( isShown ).map( ( { addLabel, field, ...text } ) => (
				<GrowingField
					key={ text.label }
					{ ...text }
					value={ field.value ?? '' }
					disabled={ field.isLocked }
					error={ field.error }
					// An empty text is absent, as the server stores it.
					onChange={ ( value ) => field.set( value || undefined ) }
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
