import type { Settings } from '@/survey-model';

/** The plugin's settings of the widget on a site whose owner has set none. */
export const WIDGET_SETTINGS: Omit<
	Settings,
	'create_edit_surveys' | 'view_results' | 'delete_surveys'
> = {
	widget_theme: 'light',
	widget_color: '#ffffff',
	widget_text_color: '#23282D',
	widget_button_color: '#2D87F1',
	widget_toggle_color: '#23282D',
	widget_font: { family: '', weight: 400 },
	widget_position: 'bottom_right',
	widget_toggle_text: '',
	widget_toggle_icon: 'field-userfeedback',
	widget_show_logo: false,
	logo_type: 'none',
	widget_custom_logo: '',
	skip_text: '',
	next_text: '',
	widget_start_minimized: false,
	cooldown_days: 0,
	cookie_days_submitted: 365,
	cookie_days_minimized: 0,
	notifications_recipients: 'admin@example.org',
	notifications_header_image: '',
	summaries_html_template: true,
	summaries_disabled: false,
	summaries_unsubscribed: [],
	allow_usage_tracking: false,
	delete_data: false,
	defaults_for_new_sites: false,
	automatic_updates: null,
};
