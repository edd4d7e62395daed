/** The hash routes of the dashboard. Generated from Support\AdminRoute in PHP by `npm run types`: do not edit. */

export const SURVEYS_PATH = '/';
export const NEW_SURVEY_PATH = '/new';
export const NEW_SURVEY_SETUP_PATH = '/new/setup';
export const NEW_SURVEY_QUESTIONS_PATH = '/new/questions';
export const NEW_SURVEY_SETTINGS_PATH = '/new/settings';
export const NEW_SURVEY_NOTIFICATIONS_PATH = '/new/notifications';
export const NEW_SURVEY_PUBLISH_PATH = '/new/publish';
export const EDIT_SURVEY_PATH = '/edit/:id';
export const EDIT_SURVEY_QUESTIONS_PATH = '/edit/:id/questions';
export const EDIT_SURVEY_SETTINGS_PATH = '/edit/:id/settings';
export const EDIT_SURVEY_NOTIFICATIONS_PATH = '/edit/:id/notifications';
export const EDIT_SURVEY_PUBLISH_PATH = '/edit/:id/publish';
export const DUPLICATE_SURVEY_PATH = '/duplicate/:id';
export const IMPORTS_PATH = '/import';
export const FILE_IMPORT_PATH = '/import/:id';
export const RESULTS_PATH = '/';
export const SURVEY_RESULTS_PATH = '/survey/:surveyId';
export const RESPONSES_PATH = '/survey/:surveyId/responses';
export const RESPONSE_PATH = '/survey/:surveyId/responses/:id';
export const POST_RATINGS_PATH = '/';
export const RATING_SETTINGS_PATH = '/settings';
export const RATING_RESULTS_PATH = '/results';
export const RATING_DETAILS_PATH = '/results/:postId';
export const RATING_IMPORT_PATH = '/import';
export const HEATMAPS_PATH = '/';
export const HEATMAP_PATH = '/page/:id';
export const ADD_ONS_PATH = '/';
export const SETTINGS_PATH = '/';
export const GENERAL_SETTINGS_PATH = '/general';
export const WIDGET_SETTINGS_PATH = '/widget';
export const EMAIL_SETTINGS_PATH = '/email';
export const INTEGRATION_SETTINGS_PATH = '/integrations';
export const ACCESS_SETTINGS_PATH = '/access';
export const MISC_SETTINGS_PATH = '/misc';
export const GROWTH_TOOLS_PATH = '/growth-tools';
export const ABOUT_PATH = '/about';
export const GETTING_STARTED_PATH = '/about/getting-started';
export const LITE_VS_PRO_PATH = '/about/lite-vs-pro';
export const WELCOME_PATH = '/welcome';

/** Names and paths of the routes of each page. */
export const ROUTE_NAMES = {
	userfeedback_surveys: [
		[ 'surveys-index', SURVEYS_PATH ],
		[ 'surveys-new', NEW_SURVEY_PATH ],
		[ 'new-survey-setup', NEW_SURVEY_SETUP_PATH ],
		[ 'new-survey-questions', NEW_SURVEY_QUESTIONS_PATH ],
		[ 'new-survey-settings', NEW_SURVEY_SETTINGS_PATH ],
		[ 'new-survey-notifications', NEW_SURVEY_NOTIFICATIONS_PATH ],
		[ 'new-survey-publish', NEW_SURVEY_PUBLISH_PATH ],
		[ 'surveys-edit', EDIT_SURVEY_PATH ],
		[ 'edit-survey-questions', EDIT_SURVEY_QUESTIONS_PATH ],
		[ 'edit-survey-settings', EDIT_SURVEY_SETTINGS_PATH ],
		[ 'edit-survey-notifications', EDIT_SURVEY_NOTIFICATIONS_PATH ],
		[ 'edit-survey-publish', EDIT_SURVEY_PUBLISH_PATH ],
		[ 'surveys-duplicate', DUPLICATE_SURVEY_PATH ],
		[ 'surveys-import', IMPORTS_PATH ],
		[ 'surveys-import-file', FILE_IMPORT_PATH ],
	],
	userfeedback_results: [
		[ 'results-overview', RESULTS_PATH ],
		[ 'survey-results', SURVEY_RESULTS_PATH ],
		[ 'survey-responses', RESPONSES_PATH ],
		[ 'response', RESPONSE_PATH ],
	],
	userfeedback_post_ratings: [
		[ 'post-ratings', POST_RATINGS_PATH ],
		[ 'post-ratings-settings', RATING_SETTINGS_PATH ],
		[ 'post-ratings-results', RATING_RESULTS_PATH ],
		[ 'post-ratings-details', RATING_DETAILS_PATH ],
		[ 'post-ratings-import', RATING_IMPORT_PATH ],
	],
	userfeedback_heatmaps: [
		[ 'heatmaps', HEATMAPS_PATH ],
		[ 'heatmap', HEATMAP_PATH ],
	],
	userfeedback_addons: [ [ 'addons', ADD_ONS_PATH ] ],
	userfeedback_settings: [
		[ 'settings', SETTINGS_PATH ],
		[ 'settings-general', GENERAL_SETTINGS_PATH ],
		[ 'settings-widget', WIDGET_SETTINGS_PATH ],
		[ 'settings-email', EMAIL_SETTINGS_PATH ],
		[ 'settings-integrations', INTEGRATION_SETTINGS_PATH ],
		[ 'settings-access', ACCESS_SETTINGS_PATH ],
		[ 'settings-misc', MISC_SETTINGS_PATH ],
	],
	userfeedback_growth_tools: [ [ 'growth-tools', GROWTH_TOOLS_PATH ] ],
	userfeedback_about: [
		[ 'about', ABOUT_PATH ],
		[ 'getting-started', GETTING_STARTED_PATH ],
		[ 'lite-vs-pro', LITE_VS_PRO_PATH ],
	],
	userfeedback_welcome: [ [ 'welcome', WELCOME_PATH ] ],
} as const;
