import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { TextField } from '@/components/text-field';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

/** How the countries of visitors are found. */
export function Countries( { settings, errorOf, edit }: SettingsFields ) {
	return (
		<Card
			title={ __( 'Countries of visitors', 'userfeedback' ) }
			id={ settingId( 'country_header' ) }
		>
			<p className="userfeedback-settings__intro">
				{ __(
					'The Geo Restrictions add-on finds the country of an IP address in its own database: no other server is asked. If a CDN in front of your site names the country, it is more exact.',
					'userfeedback'
				) }
			</p>
			<TextField
				label={ __( 'Header with the country', 'userfeedback' ) }
				help={ __(
					'For example CF-IPCountry for Cloudflare, or CloudFront-Viewer-Country. It is read only if the request comes from a proxy that you have confirmed: anybody can send such a header. Leave it empty to use the database.',
					'userfeedback'
				) }
				value={ settings.country_header }
				error={ errorOf( 'country_header' ) }
				maxLength={ 64 }
				spellCheck={ false }
				autoComplete="off"
				onChange={ ( name ) => edit( 'country_header', name ) }
			/>
		</Card>
	);
}
