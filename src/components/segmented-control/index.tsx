import { Fragment, useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import './segmented-control.scss';

interface Option< Value extends string > {
	value: Value;
	label: string;
	isDisabled?: boolean;
	/** Shown on hover, for example why it is disabled. */
	hint?: string | undefined;
	/** Wraps the option, for example in a lock. */
	wrap?: ( option: ReactElement ) => ReactElement;
}

interface SegmentedControlProps< Value extends string > {
	/** The accessible name of the group. */
	label: string;
	/** Null while none is chosen. */
	value: Value | null;
	options: readonly Option< Value >[];
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
			{ options.map( ( option ) => {
				const { isDisabled = false, wrap = unchanged } = option;
				return (
					<Fragment key={ option.value }>
						{ wrap(
							<label
								htmlFor={ `${ name }-${ option.value }` }
								className="userfeedback-segmented__option"
								title={ option.hint }
							>
								<input
									type="radio"
									id={ `${ name }-${ option.value }` }
									name={ name }
									value={ option.value }
									disabled={ isDisabled }
									checked={ option.value === value }
									onChange={ () => onChange( option.value ) }
								/>
								<span>{ option.label }</span>
							</label>
						) }
					</Fragment>
				);
			} ) }
		</fieldset>
	);
}

function unchanged( option: ReactElement ): ReactElement {
	return option;
}
