import type { ReactNode } from 'react';
import type { ControlProps } from './types';

interface ChoiceGroupProps {
	control: ControlProps;
	children: ReactNode;
}

/** A question of which one thing is chosen: a radio group that its heading names. */
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
	/** What it is called where its label does not say so. */
	name?: string | undefined;
}

/** The radio button in a choice. It lies over the whole of it and is not seen; the choice draws its state. */
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
	/** What is seen above the label. */
	children: ReactNode;
}

/** An option that is seen as a card: something to look at, and its label. */
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
