import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MediaPicker } from '@/components/media-picker';
import { useEditor } from '../../context';
import { useField } from '../../use-field';

/** The logo in the footer of the widget. */
export function Logo() {
	const { survey, set } = useEditor();
	const { theming } = survey.settings;
	const image = useField( 'settings.theming.custom_logo' );
	const types = [
		{ value: 'userfeedback', label: __( 'UserFeedback', 'userfeedback' ) },
		{ value: 'custom', label: __( 'Your own logo', 'userfeedback' ) },
		{ value: 'none', label: __( 'No logo', 'userfeedback' ) },
	] as const;
	return (
		<fieldset className="userfeedback-branding__group">
			<legend>{ __( 'Logo', 'userfeedback' ) }</legend>
			<RadioControl
				hideLabelFromVision
				label={ __( 'Logo', 'userfeedback' ) }
				selected={ theming.logo_type }
				disabled={ image.isLocked }
				options={ [ ...types ] }
				onChange={ ( chosen ) => {
					const type = types.find(
						( { value } ) => value === chosen
					);
					if ( type ) {
						set( 'settings.theming', {
							...theming,
							logo_type: type.value,
							show_logo: type.value !== 'none',
						} );
					}
				} }
			/>
			{ theming.logo_type === 'custom' && (
				<MediaPicker
					label={ __( 'Choose your logo', 'userfeedback' ) }
					removeLabel={ __( 'Remove the logo', 'userfeedback' ) }
					alt={ __( 'Your logo', 'userfeedback' ) }
					value={ image.value }
					isDisabled={ image.isLocked }
					onChange={ image.set }
				/>
			) }
			{ image.error && (
				<p className="userfeedback-branding__error">{ image.error }</p>
			) }
		</fieldset>
	);
}
