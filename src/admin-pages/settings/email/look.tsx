import { RadioControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { MediaPicker } from '@/components/media-picker';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

const HTML = 'html';

/** The image at the top of HTML emails. */
function HeaderImage( { settings, errorOf, edit }: SettingsFields ) {
	const id = useId();
	const error = errorOf( 'notifications_header_image' );
	return (
		<fieldset
			className="userfeedback-email-image"
			id={ settingId( 'notifications_header_image' ) }
			aria-describedby={ id }
		>
			<legend>{ __( 'Header Image', 'userfeedback' ) }</legend>
			<MediaPicker
				label={ __( 'Choose the header image', 'userfeedback' ) }
				removeLabel={ __( 'Remove the header image', 'userfeedback' ) }
				alt={ __( 'Header image', 'userfeedback' ) }
				value={ settings.notifications_header_image }
				onChange={ ( url ) =>
					edit( 'notifications_header_image', url )
				}
			/>
			<p
				id={ id }
				className={ `userfeedback-email-image__help${ error ? ' is-invalid' : '' }` }
			>
				{ error ??
					__(
						'Recommended size: 300x100 or smaller. Without an image, emails begin with the name of the site.',
						'userfeedback'
					) }
			</p>
		</fieldset>
	);
}

/** How all emails of the plugin look. */
export function EmailLook( fields: SettingsFields ) {
	const { settings, edit } = fields;
	return (
		<Card title={ __( 'Template', 'userfeedback' ) }>
			<RadioControl
				className="userfeedback-settings__choices"
				hideLabelFromVision
				label={ __( 'Template', 'userfeedback' ) }
				selected={ settings.summaries_html_template ? HTML : 'plain' }
				options={ [
					{
						value: 'plain',
						label: __( 'Plain', 'userfeedback' ),
						description: __(
							'Text only, for every mail program.',
							'userfeedback'
						),
					},
					{
						value: HTML,
						label: __( 'HTML', 'userfeedback' ),
						description: __(
							'With headings, tables and your header image.',
							'userfeedback'
						),
					},
				] }
				onChange={ ( chosen ) =>
					edit( 'summaries_html_template', chosen === HTML )
				}
			/>
			{ settings.summaries_html_template && (
				<HeaderImage { ...fields } />
			) }
		</Card>
	);
}
