import { SelectControl } from '@wordpress/components';

interface SelectFieldProps {
	label: string;
	value: string;
	options: { value: string; label: string }[];
	disabled: boolean;
	/** The error message, shown below the field. */
	error: string | undefined;
	onChange: ( value: string ) => void;
}

/** A select with an error message. */
export function SelectField( { error, ...props }: SelectFieldProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...props }
			className={
				error === undefined ? '' : 'userfeedback-text-field is-invalid'
			}
			aria-invalid={ error !== undefined }
			help={ error }
		/>
	);
}
