import { CheckboxControl } from '@wordpress/components';

interface SeveralValuesProps {
	/** The accessible name of the group. */
	label: string;
	/** The answers to choose from. */
	choices: readonly string[];
	value: readonly string[];
	error: string | undefined;
	isDisabled: boolean;
	onChange: ( value: string[] ) => void;
}

/** Several answers of one condition. Chosen ones that are no answer any more are listed too, so that they can be removed. */
export function SeveralValues( {
	label,
	choices,
	value,
	error,
	isDisabled,
	onChange,
}: SeveralValuesProps ) {
	const all = [ ...new Set( [ ...choices, ...value ] ) ];
	return (
		<fieldset className="userfeedback-conditions__values">
			<legend className="screen-reader-text">{ label }</legend>
			{ all.map( ( choice ) => (
				<CheckboxControl
					key={ choice }
					__nextHasNoMarginBottom
					label={ choice }
					checked={ value.includes( choice ) }
					disabled={ isDisabled }
					onChange={ ( isChosen ) =>
						// In the order of the options.
						onChange(
							all.filter( ( other ) =>
								other === choice
									? isChosen
									: value.includes( other )
							)
						)
					}
				/>
			) ) }
			{ error !== undefined && (
				<p className="userfeedback-conditions__error">{ error }</p>
			) }
		</fieldset>
	);
}
