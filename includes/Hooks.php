<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the plugin hooks: public static methods of its modules, whose files WordPress loads when it calls them. Others remove a callback by
 * its name (docs/hooks.md).
 *
 * Each is an array of hook, method and, where they are not 10 and 1, priority and number of arguments.
 *
 * @phpstan-type Callback array{0: string, 1: string, 2?: int, 3?: int}
 * @since 0.7.0
 */
final class Hooks {

	/**
	 * In every request. Names of options are literals: a constant of another class would load its file on each page.
	 */
	private const EVERYWHERE = [
		Database\Module::class     => [
			[ 'pre_get_table_charset', 'tableCharset', 10, 2 ],
			// WordPress runs events in requests of any kind.
			[ 'cron_schedules', 'addCronSchedule' ],
			[ 'userfeedback_work', 'runWork', 10, 0 ],
			[ 'userfeedback_daily', 'runDailyTasks', 10, 0 ],
			// Networks only; after WordPress has created the new site's tables (priority 10).
			[ 'wp_initialize_site', 'installOnNewSite', 20 ],
			[ 'wpmu_drop_tables', 'addTablesToDrop' ],
			// Before WordPress removes the site's tables and uploads (priority 10).
			[ 'wp_uninitialize_site', 'uninstallOnDeletedSite', 5 ],
		],
		Licensing\Module::class    => [
			[ 'add_option_userfeedback_license', 'refreshKeptPlan', 10, 0 ],
			[ 'update_option_userfeedback_license', 'refreshKeptPlan', 10, 0 ],
			[ 'delete_option_userfeedback_license', 'refreshKeptPlan', 10, 0 ],
			[ 'add_option_userfeedback_revoked_licenses', 'refreshKeptPlan', 10, 0 ],
			[ 'update_option_userfeedback_revoked_licenses', 'refreshKeptPlan', 10, 0 ],
			[ 'delete_option_userfeedback_revoked_licenses', 'refreshKeptPlan', 10, 0 ],
			// Of the network.
			[ 'add_site_option_userfeedback_license', 'refreshKeptPlan', 10, 0 ],
			[ 'update_site_option_userfeedback_license', 'refreshKeptPlan', 10, 0 ],
			[ 'delete_site_option_userfeedback_license', 'refreshKeptPlan', 10, 0 ],
			[ 'add_site_option_userfeedback_revoked_licenses', 'refreshKeptPlan', 10, 0 ],
			[ 'update_site_option_userfeedback_revoked_licenses', 'refreshKeptPlan', 10, 0 ],
			[ 'delete_site_option_userfeedback_revoked_licenses', 'refreshKeptPlan', 10, 0 ],
		],
		Admin\Module::class        => [
			// After the entries of WordPress itself (priority 70). Fires for logged-in users who see the bar.
			[ 'admin_bar_menu', 'addToAdminBar', 75 ],
		],
		Access\Module::class       => [
			[ 'user_has_cap', 'grantCapabilities', 10, 4 ],
		],
		Responses\Module::class    => [
			[ 'wp_ajax_userfeedback_submit', 'submitByAjax' ],
			[ 'wp_ajax_nopriv_userfeedback_submit', 'submitByAjax' ],
			[ 'wp_ajax_nopriv_userfeedback_proxy_check', 'receiveProxyCheck' ],
		],
		PostRatings\Module::class  => [
			[ 'init', 'registerBlock' ],
			[ 'init', 'startControls' ],
			[ 'rest_request_before_callbacks', 'beginPreview', 10, 3 ],
			[ 'rest_request_after_callbacks', 'endPreview', 10, 3 ],
			[ 'deleted_post', 'deleteRatingsOfPost', 10, 2 ],
		],
		Heatmaps\Module::class     => [
			[ 'deleted_post', 'deleteHeatmapsOfPost', 10, 2 ],
			// Before the page caches are emptied.
			[ 'add_option_userfeedback_kept_plan', 'onPlanChanged', 5, 0 ],
			[ 'update_option_userfeedback_kept_plan', 'onPlanChanged', 5, 0 ],
		],
		Health\Module::class       => [
			// Also in cron, which counts problems once a week, and for other tools that list the tests.
			[ 'site_status_tests', 'addTests' ],
			[ 'debug_information', 'addDebugInformation' ],
		],
		Inbox\Module::class        => [
			[ 'userfeedback_job_abandoned', 'noteAbandonedJob', 10, 2 ],
		],
		AddOns\Module::class       => [
			// WordPress looks for updates in requests of any kind.
			[ 'update_plugins_userfeedback.example', 'offerUpdate', 10, 3 ],
			[ 'pre_set_site_transient_update_plugins', 'completeUpdates' ],
			[ 'upgrader_pre_download', 'downloadPackage', 10, 4 ],
			[ 'plugins_api', 'describePlugin', 10, 3 ],
			[ 'auto_update_plugin', 'decideAutomaticUpdate', 10, 2 ],
			[ 'userfeedback_register', 'registerParts' ],
			// Pages in caches have the scripts of the plugins that were active when they were made.
			[ 'activated_plugin', 'onPluginSwitched' ],
			[ 'deactivated_plugin', 'onPluginSwitched' ],
		],
		Widget\Module::class       => [
			// Before the page caches are emptied (priority 20): the next page is generated from this option.
			[ 'userfeedback_visible_surveys_changed', 'refreshPublishedSurveys', 10, 0 ],
			[ 'userfeedback_purge_pages', 'outdatePages', 10, 0 ],
			[ 'init', 'registerEmbeds' ],
			[ 'wp_enqueue_scripts', 'enqueueSurveys' ],
			[ 'wp_enqueue_scripts', 'enqueueWhy' ],
			// After WordPress' own items for the page, such as "Edit".
			[ 'admin_bar_menu', 'addWhyToAdminBar', 90 ],
			[ 'rest_pre_dispatch', 'registerPatternsForRest', 10, 3 ],
			// Before redirects of WordPress and other plugins.
			[ 'template_redirect', 'acceptInlineForm', 0 ],
			[ 'add_option_userfeedback_settings', 'onSettingsAdded', 10, 2 ],
			[ 'update_option_userfeedback_settings', 'onSettingsChanged', 10, 2 ],
		],
		Notifications\Module::class => [
			[ 'userfeedback_register', 'registerSettings' ],
			// Of Uncanny Automator, which knows triggers on every request.
			[ 'automator_add_integration', 'addToAutomator', 10, 0 ],
		],
		Exports\Module::class      => [
			[ 'userfeedback_survey_deleted', 'deleteOfSurvey' ],
			[ 'userfeedback_responses_erased', 'renewOfSurvey' ],
			[ 'userfeedback_personal_data_erased', 'renewOfKind' ],
		],
		AI\Module::class           => [
			[ 'userfeedback_survey_deleted', 'endSummaryOf' ],
			[ 'userfeedback_responses_erased', 'deleteSummaryOf' ],
		],
		Privacy\Module::class      => [
			// Other plugins call them in requests of any kind.
			[ 'wp_privacy_personal_data_exporters', 'addExporter' ],
			[ 'wp_privacy_personal_data_erasers', 'addEraser' ],
		],
		Abilities\Module::class    => [
			// Of WordPress 6.9 and later. They fire when something asks for abilities, in requests of any kind.
			[ 'wp_abilities_api_categories_init', 'registerCategory', 10, 0 ],
			[ 'wp_abilities_api_init', 'registerAbilities', 10, 0 ],
		],
		Integrations\Module::class => [
			[ 'load_script_translation_file', 'scriptTranslations', 10, 3 ],
			[ 'userfeedback_visible_surveys_changed', 'purgePageCaches', 20, 0 ],
			[ 'userfeedback_pages_outdated', 'purgePageCaches', 10, 0 ],
			// Of the plan whose settings visitors see.
			[ 'add_option_userfeedback_kept_plan', 'purgePageCaches', 10, 0 ],
			[ 'update_option_userfeedback_kept_plan', 'purgePageCaches', 10, 0 ],
			[ 'add_option_userfeedback_settings', 'onSettingsAdded', 10, 2 ],
			[ 'update_option_userfeedback_settings', 'onSettingsChanged', 10, 2 ],
			// Pages contain when surveys expire: at the end of a day in the site's time zone.
			[ 'update_option_timezone_string', 'purgePageCaches', 10, 0 ],
			[ 'update_option_gmt_offset', 'purgePageCaches', 10, 0 ],
			[ 'activated_plugin', 'onPluginSwitched' ],
			[ 'deactivated_plugin', 'onPluginSwitched' ],
			[ 'rest_pre_dispatch', 'beginOwnRequest', 10, 3 ],
			[ 'rest_post_dispatch', 'preventCaching', 10, 3 ],
		],
	];

	/** In requests of the dashboard, also in admin-ajax.php and admin-post.php. */
	private const DASHBOARD = [
		Notifications\Module::class => [
			[ 'wp_ajax_userfeedback_unsubscribe', 'unsubscribe', 10, 0 ],
			[ 'wp_ajax_nopriv_userfeedback_unsubscribe', 'unsubscribe', 10, 0 ],
		],
		Admin\Module::class => [
			[ 'wp_refresh_nonces', 'addNonces' ],
			// Quick Edit prints the row again, without the screen.
			[ 'wp_ajax_inline-save', 'addRatingToEditedRow', 0 ],
		],
	];

	/** In requests of the dashboard, but for admin-ajax.php, which visitors call, too. */
	private const SCREENS = [
		Database\Module::class     => [
			[ 'admin_init', 'migrate' ],
			[ 'admin_init', 'scheduleEvents' ],
		],
		AddOns\Module::class       => [
			[ 'admin_notices', 'showNotices' ],
			[ 'network_admin_notices', 'showNotices' ],
			[ 'all_plugins', 'describeAddOns' ],
			[ 'plugin_auto_update_setting_html', 'describeAutomaticUpdate', 10, 2 ],
		],
		Widget\Module::class       => [
			[ 'admin_init', 'registerPatterns' ],
			[ 'enqueue_block_editor_assets', 'enqueuePostPanel' ],
		],
		Exports\Module::class      => [
			[ 'admin_menu', 'addPage' ],
		],
		Notifications\Module::class => [
			[ 'admin_notices', 'showWebhookNotice' ],
		],
		Import\Module::class       => [
			[ 'admin_init', 'registerImporter' ],
		],
		Privacy\Module::class      => [
			// WordPress compares the text on each admin request with the one that the owner has seen, and reports a change.
			[ 'admin_init', 'suggestPrivacyPolicy' ],
		],
		Health\Module::class       => [
			[ 'admin_post_userfeedback_repair', 'repair' ],
		],
		Admin\Module::class        => [
			[ 'admin_menu', 'addPages' ],
			[ 'admin_head', 'hideMenuEntries', 10, 0 ],
			[ 'submenu_file', 'currentMenuEntry' ],
			// Early, so that our scripts are printed, and run, before those of other plugins.
			[ 'admin_enqueue_scripts', 'enqueueScreen', 1 ],
			// After WordPress has enqueued its command palette.
			[ 'admin_enqueue_scripts', 'addCommands', 20, 0 ],
			[ 'enqueue_block_editor_assets', 'addToEditor' ],
			[ 'admin_notices', 'showDatabaseNotice' ],
			[ 'network_admin_notices', 'showDatabaseNotice' ],
			[ 'admin_notices', 'showProxyNotice' ],
			[ 'admin_post_userfeedback_confirm_proxy', 'confirmProxy' ],
			[ 'admin_post_userfeedback_forget_proxy', 'forgetProxy' ],
			[ 'admin_notices', 'showWelcomeNotice' ],
			[ 'current_screen', 'redirectToWelcome', 10, 0 ],
			[ 'current_screen', 'forgetWelcomeNotice' ],
			[ 'wp_dashboard_setup', 'addSurveyWidget' ],
			[ 'wp_dashboard_setup', 'addRatingWidget' ],
			[ 'load-edit.php', 'addRatingColumn' ],
		],
	];

	/** In requests that name a heatmap, as the frame of the heatmap viewer does. */
	private const FRAMES = [
		Heatmaps\Module::class => [
			// Before other plugins read who is logged in.
			[ 'init', 'startFrame', 0, 0 ],
		],
	];

	/** While any page of the site is recorded. */
	private const RECORDING = [
		Heatmaps\Module::class => [
			[ 'template_redirect', 'startRecorder', 10, 0 ],
		],
	];

	/**
	 * Adds those of this request. Nothing else happens here.
	 */
	public static function add(): void {
		self::addAll( self::EVERYWHERE );
		if ( isset( $_REQUEST['userfeedback_heatmap'] ) ) {
			self::addAll( self::FRAMES );
		}
		if ( ! in_array( get_option( 'userfeedback_heatmaps_recording', [] ), [ [], '' ], true ) ) {
			self::addAll( self::RECORDING );
		}
		if ( is_admin() ) {
			self::addAll( self::DASHBOARD );
			self::addAll( wp_doing_ajax() ? [] : self::SCREENS );
			add_filter( 'plugin_action_links_' . plugin_basename( USERFEEDBACK_FILE ), [ Admin\Module::class, 'addRowLinks' ] );
		}
		add_filter( 'wp_consent_api_registered_' . plugin_basename( USERFEEDBACK_FILE ), '__return_true' );
	}

	/**
	 * @param array<class-string<Module>, list<Callback>> $hooks
	 */
	private static function addAll( array $hooks ): void {
		foreach ( $hooks as $module => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				/** @var callable $function A test checks that all of them exist. */
				$function = [ $module, $callback[1] ];
				add_filter( $callback[0], $function, $callback[2] ?? 10, $callback[3] ?? 1 );
			}
		}
	}
}
