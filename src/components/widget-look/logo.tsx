import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MediaPicker } from '@/components/media-picker';
import { useFeature } from '@/hooks/use-feature';
import { LookGroup } from './group';
import type { LookFields } from './look-fields';

/** The logo in the footer of the widget. */
export function Logo( { fields }: { fields: LookFields } ) {
	const { look, edit } = fields;
	const { isAllowed } = useFeature( 'logo' );
	const error = fields.errorOf( 'custom_logo' );
	const types = [
		{ value: 'userfeedback', label: __( 'UserFeedback', 'userfeedback' ) },
		{ value: 'custom', label: __( 'Your own logo', 'userfeedback' ) },
		{ value: 'none', label: __( 'No logo', 'userfeedback' ) },
	] as const;
	return (
		<LookGroup fields={ fields } name="logo">
			<RadioControl
				hideLabelFromVision
				label={ __( 'Logo', 'userfeedback' ) }
				selected={ look.logo_type }
				disabled={ ! isAllowed }
				options={ [ ...types ] }
				onChange={ ( chosen ) => {
					const type = types.find(
						( { value } ) => value === chosen
					);
					if ( type ) {
						edit( {
							logo_type: type.value,
							show_logo: type.value !== 'none',
						} );
					}
				} }
			/>
			{ look.logo_type === 'custom' && (
				<MediaPicker
					label={ __( 'Choose your logo', 'userfeedback' ) }
					removeLabel={ __( 'Remove the logo', 'userfeedback' ) }
					alt={ __( 'Your logo', 'userfeedback' ) }
					value={ look.custom_logo }
					isDisabled={ ! isAllowed }
					onChange={ ( url ) => edit( { custom_logo: url } ) }
				/>
			) }
			{ error && <p className="userfeedback-look__error">{ error }</p> }
		</LookGroup>
	);
}
