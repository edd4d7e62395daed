import { __ } from '@wordpress/i18n';
import type { Settings } from '@/survey-model';

export type SettingName = keyof Settings;

/** Where a setting is on the screen. */
interface SettingPlace {
	/** The name of the tab. */
	tab: 'widget' | 'email' | 'access' | 'misc';
	/** The label of its field, with which links to it begin. */
	label: () => string;
}

/** The settings by their place, for links to fields that the server refused. */
const PLACES: Readonly< Record< SettingName, SettingPlace > > = {
	widget_theme: {
		tab: 'widget',
		label: () => __( 'Color scheme', 'userfeedback' ),
	},
	widget_color: {
		tab: 'widget',
		label: () => __( 'Widget color', 'userfeedback' ),
	},
	widget_text_color: {
		tab: 'widget',
		label: () => __( 'Text color', 'userfeedback' ),
	},
	widget_button_color: {
		tab: 'widget',
		label: () => __( 'Button color', 'userfeedback' ),
	},
	widget_toggle_color: {
		tab: 'widget',
		label: () => __( 'Icon color', 'userfeedback' ),
	},
	widget_font: { tab: 'widget', label: () => __( 'Font', 'userfeedback' ) },
	widget_position: {
		tab: 'widget',
		label: () => __( 'Position', 'userfeedback' ),
	},
	widget_toggle_text: {
		tab: 'widget',
		label: () => __( 'Tab text', 'userfeedback' ),
	},
	widget_toggle_icon: {
		tab: 'widget',
		label: () => __( 'Icon', 'userfeedback' ),
	},
	widget_show_logo: {
		tab: 'widget',
		label: () => __( 'Logo', 'userfeedback' ),
	},
	logo_type: { tab: 'widget', label: () => __( 'Logo', 'userfeedback' ) },
	widget_custom_logo: {
		tab: 'widget',
		label: () => __( 'Logo', 'userfeedback' ),
	},
	skip_text: {
		tab: 'widget',
		label: () => __( 'Skip button', 'userfeedback' ),
	},
	next_text: {
		tab: 'widget',
		label: () => __( 'Next button', 'userfeedback' ),
	},
	widget_start_minimized: {
		tab: 'widget',
		label: () => __( 'Start minimized', 'userfeedback' ),
	},
	cooldown_days: {
		tab: 'widget',
		label: () =>
			__(
				'Days without surveys after a visitor has seen one',
				'userfeedback'
			),
	},
	cookie_days_submitted: {
		tab: 'widget',
		label: () =>
			__( 'Days that a browser remembers an answer', 'userfeedback' ),
	},
	cookie_days_minimized: {
		tab: 'widget',
		label: () =>
			__(
				'Days that a browser remembers a minimized survey',
				'userfeedback'
			),
	},
	notifications_recipients: {
		tab: 'email',
		label: () => __( 'Recipients', 'userfeedback' ),
	},
	notifications_header_image: {
		tab: 'email',
		label: () => __( 'Header Image', 'userfeedback' ),
	},
	summaries_html_template: {
		tab: 'email',
		label: () => __( 'Template', 'userfeedback' ),
	},
	summaries_unsubscribed: {
		tab: 'email',
		label: () => __( 'Unsubscribed', 'userfeedback' ),
	},
	create_edit_surveys: {
		tab: 'access',
		label: () => __( 'Create and edit surveys', 'userfeedback' ),
	},
	view_results: {
		tab: 'access',
		label: () => __( 'View results and responses', 'userfeedback' ),
	},
	delete_surveys: {
		tab: 'access',
		label: () => __( 'Delete surveys and responses', 'userfeedback' ),
	},
	allow_usage_tracking: {
		tab: 'misc',
		label: () => __( 'Allow usage tracking', 'userfeedback' ),
	},
	summaries_disabled: {
		tab: 'misc',
		label: () => __( 'Send weekly summaries', 'userfeedback' ),
	},
	automatic_updates: {
		tab: 'misc',
		label: () => __( 'Automatic updates', 'userfeedback' ),
	},
	delete_data: {
		tab: 'misc',
		label: () =>
			__( 'Delete all data when the plugin is deleted', 'userfeedback' ),
	},
	defaults_for_new_sites: {
		tab: 'misc',
		label: () => __( 'Use these settings for new sites', 'userfeedback' ),
	},
	retention_responses: {
		tab: 'misc',
		label: () => __( 'Days for responses', 'userfeedback' ),
	},
	retention_partial: {
		tab: 'misc',
		label: () => __( 'Days for unfinished answers', 'userfeedback' ),
	},
	retention_spam: {
		tab: 'misc',
		label: () => __( 'Days for spam', 'userfeedback' ),
	},
	retention_held: {
		tab: 'misc',
		label: () => __( 'Days for what is held back', 'userfeedback' ),
	},
	retention_ratings: {
		tab: 'misc',
		label: () => __( 'Days for post ratings', 'userfeedback' ),
	},
	retention_webhooks: {
		tab: 'misc',
		label: () => __( 'Days for the log of webhooks', 'userfeedback' ),
	},
	retention_heatmaps: {
		tab: 'misc',
		label: () => __( 'Days for heatmaps', 'userfeedback' ),
	},
	visitor_deletion: {
		tab: 'misc',
		label: () =>
			__( 'Offer visitors to delete their answers', 'userfeedback' ),
	},
	country_header: {
		tab: 'misc',
		label: () => __( 'Header with the country', 'userfeedback' ),
	},
};

/** The setting that an error is about, and its place; undefined for a setting that this version does not know. */
export function placeOf(
	field: string
): ( SettingPlace & { name: SettingName } ) | undefined {
	const [ name = '' ] = field.split( /[.[]/, 1 );
	return isSetting( name ) ? { name, ...PLACES[ name ] } : undefined;
}

function isSetting( name: string ): name is SettingName {
	return Object.hasOwn( PLACES, name );
}

/** The id of the element that contains the field of a setting. */
export function settingId( name: SettingName ): string {
	return `userfeedback-setting-${ name }`;
}

const FIELDS = 'input:not(:disabled), textarea, select, button';

/** Moves the focus to the field of a setting: into its element, or else to the first field that is marked as invalid. */
export function focusSetting( name: SettingName ): void {
	const field =
		document
			.getElementById( settingId( name ) )
			?.querySelector< HTMLElement >( FIELDS ) ??
		document.querySelector< HTMLElement >(
			'.userfeedback-page [aria-invalid="true"]'
		);
	field?.focus();
}
