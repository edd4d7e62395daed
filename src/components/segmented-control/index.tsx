import { useId } from '@wordpress/element';
import './segmented-control.scss';

interface SegmentedControlProps< Value extends string > {
	/** The accessible name of the group. */
	label: string;
	value: Value;
	options: readonly { value: Value; label: string }[];
	onChange: ( value: Value ) => void;
}

/** Radio buttons in one row that look like a switch: one tab stop, with arrow keys between them. */
export function SegmentedControl< Value extends string >( {
	label,
	value,
	options,
	onChange,
}: SegmentedControlProps< Value > ) {
	const name = useId();
	return (
		<fieldset className="userfeedback-segmented">
			<legend className="screen-reader-text">{ label }</legend>
			{ options.map( ( option ) => (
				<label
					key={ option.value }
					htmlFor={ `${ name }-${ option.value }` }
					className="userfeedback-segmented__option"
				>
					<input
						type="radio"
						id={ `${ name }-${ option.value }` }
						name={ name }
						value={ option.value }
						checked={ option.value === value }
						onChange={ () => onChange( option.value ) }
					/>
					<span>{ option.label }</span>
				</label>
			) ) }
		</fieldset>
	);
}
