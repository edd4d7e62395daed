import type { FieldsetHTMLAttributes, InputHTMLAttributes } from 'react';
import type { ControlProps } from '../../definitions';

interface Props {
	control: ControlProps;
	/** What the group of options and each of them say of themselves. */
	group?: FieldsetHTMLAttributes< HTMLFieldSetElement >;
	input: InputHTMLAttributes< HTMLInputElement >;
	onToggle: ( option: string ) => void;
}

/** The labels that can be chosen, in the order in which the owner put them. */
export const labelsOf = ( { question }: ControlProps ) =>
	question.config.options as string[];

/** The labels that are chosen. */
export const chosenOf = ( { value }: ControlProps ) =>
	[ value ?? [] ].flat() as string[];

/** A question's options, each as large as its label's box. */
export function Options( { control, group, input, onToggle }: Props ) {
	const { heading, headingId, messageId } = control;
	return (
		<fieldset
			className="control"
			aria-labelledby={ headingId }
			aria-describedby={ messageId }
			{ ...group }
		>
			<legend>{ heading }</legend>
			<div className="options">
				{ labelsOf( control ).map( ( option, index ) => (
					<label
						className="option"
						htmlFor={ `${ headingId }${ index }` }
						key={ option }
					>
						<input
							id={ `${ headingId }${ index }` }
							name={ headingId }
							value={ option }
							checked={ chosenOf( control ).includes( option ) }
							onChange={ () => onToggle( option ) }
							{ ...input }
						/>
						<bdi>{ option }</bdi>
					</label>
				) ) }
			</div>
		</fieldset>
	);
}
