import type { FieldsetHTMLAttributes, InputHTMLAttributes } from 'react';
import type { ControlProps } from '../../definitions';

interface Props {
	control: ControlProps;
	/** Attributes of the group and of each option. */
	group?: FieldsetHTMLAttributes< HTMLFieldSetElement >;
	input: InputHTMLAttributes< HTMLInputElement >;
	onToggle: ( option: string ) => void;
}

/** The labels of the options, in the owner's order. */
export const labelsOf = ( { question }: ControlProps ) =>
	question.config.options as string[];

/** The labels of the chosen options. */
export const chosenOf = ( { value }: ControlProps ) =>
	[ value ?? [] ].flat() as string[];

/** The options of a question; the whole box of a label is clickable. */
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
