import type { ReactNode } from 'react';
import type { ControlProps } from './types';

interface ChoiceGroupProps {
	control: ControlProps;
	children: ReactNode;
}

/** The control of a single-choice question: a radio group that is labelled by the question's heading. */
export function ChoiceGroup( { control, children }: ChoiceGroupProps ) {
	const { heading, headingId, messageId, isInvalid, question } = control;
	return (
		<fieldset
			className="control"
			role="radiogroup"
			aria-labelledby={ headingId }
			aria-describedby={ messageId }
			aria-required={ question.settings.required }
			aria-invalid={ isInvalid }
		>
			<legend>{ heading }</legend>
			{ children }
		</fieldset>
	);
}

interface ChoiceInputProps {
	control: ControlProps;
	value: string | number;
	/** The accessible name if the visible label is not sufficient. */
	name?: string | undefined;
}

/** The radio button of a choice. It covers the choice and is invisible; the choice shows its state. */
export function ChoiceInput( { control, value, name }: ChoiceInputProps ) {
	return (
		<input
			className="choice__input"
			type="radio"
			name={ control.headingId }
			value={ value }
			checked={ control.value === value }
			aria-label={ name }
			onChange={ () => control.onAnswer( value ) }
		/>
	);
}

interface ChoiceCardProps {
	control: ControlProps;
	label: string;
	/** Shown above the label. */
	children: ReactNode;
}

/** An option as a card: a picture and its label. */
export function ChoiceCard( { control, label, children }: ChoiceCardProps ) {
	const isChosen = label === control.value;
	return (
		<div className={ `choice card${ isChosen ? ' is-chosen' : '' }` }>
			{ children }
			<bdi className="card__label" aria-hidden>
				{ label }
			</bdi>
			<ChoiceInput control={ control } value={ label } name={ label } />
		</div>
	);
}
