<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\architecture;

/**
 * What the classes of one room may call and touch, beside what PHP brings.
 */
final class Allowance {

	/** Texts for people, which domain exceptions carry. */
	public const TEXTS = [ '__', '_n', '_x', '_nx' ];

	/** Extension points. */
	public const HOOKS = [ 'do_action', 'apply_filters' ];

	public const OPTIONS = [ 'get_option', 'add_option', 'update_option', 'delete_option', 'wp_cache_delete' ];

	/**
	 * Pattern of class names below UserFeedback\ → what they may use; the first that fits counts.
	 *
	 * functions: names of WordPress' functions, or null for all of them · superglobals: their names · output: echo, print, exit.
	 */
	private const ROOMS = [
		// The whole, and the edges where requests come in and pages go out.
		'Widget\\\\Module'                     => [ 'functions' => null, 'superglobals' => [ '_GET', '_POST' ] ],
		'(Plugin|BesideOther|Hooks|Container|(\\w+\\\\)?Module)' => [ 'functions' => null, 'superglobals' => [ 'GLOBALS', '_REQUEST' ] ],
		'Admin\\\\ProxyNotice'                     => [ 'functions' => null, 'superglobals' => [ '_GET', '_POST', '_SERVER' ], 'output' => true ],
		'Admin\\\\WelcomeRedirect'                 => [ 'functions' => null, 'superglobals' => [ '_GET', '_SERVER' ], 'output' => true ],
		'Admin\\\\ProxyCheck'                        => [ 'functions' => self::TEXTS, 'superglobals' => [ '_SERVER' ] ],
		'Admin\\\\RatingColumn'                     => [ 'functions' => null, 'superglobals' => [ '_POST', 'GLOBALS' ], 'output' => true ],
		'Admin\\\\.+'                             => [ 'functions' => null, 'superglobals' => [ '_GET' ], 'output' => true ],
		'(.+Command|Database\\\\Work\\\\ProgressBar)' => [ 'functions' => null, 'output' => true ],
		'Widget\\\\(WidgetPage|BlockPatterns|SurveyEmbeds)' => [ 'functions' => null, 'output' => true ],
		'Widget\\\\CoreParts'                     => [ 'functions' => [ 'rest_url', ...self::TEXTS ] ],
		'Widget\\\\PageAddresses'                 => [ 'functions' => null ],
		'Widget\\\\PreparedData'                  => [ 'functions' => null, 'superglobals' => [ 'GLOBALS' ] ],
		'Widget\\\\PageLanguage'                  => [ 'functions' => null, 'superglobals' => [ 'GLOBALS' ] ],
		'Widget\\\\(LanguageData|LanguageService|WidgetFiles)' => [ 'functions' => null ],
		'Support\\\\Locales'                      => [ 'functions' => [ 'wp_load_alloptions', 'get_site_option', 'is_multisite' ] ],
		'Surveys\\\\Translations\\\\Translations' => [ 'functions' => [ 'size_format', ...self::TEXTS ] ],
		'Widget\\\\PageParts'                     => [ 'functions' => [ 'wp_scripts' ] ],
		'Widget\\\\Inline\\\\(InlinePage|InlineSurvey)' => [ 'functions' => null, 'output' => true ],
		'Widget\\\\Inline\\\\InlineRequest'         => [
			'functions'    => null,
			'superglobals' => [ '_GET', '_POST', '_SERVER' ],
			'output'       => true,
		],
		'Widget\\\\Why\\\\WhyBar'                    => [ 'functions' => null, 'superglobals' => [ '_GET' ], 'output' => true ],
		'Widget\\\\Why\\\\(PageReport|SurveyTexts)' => [ 'functions' => null ],
		'Widget\\\\Why\\\\Reasons'                   => [ 'functions' => [ ...self::HOOKS, ...self::TEXTS ] ],
		// Stands in for WordPress' main query, which is in globals.
		'Widget\\\\PostPanel\\\\PostPage'           => [ 'functions' => null, 'superglobals' => [ 'GLOBALS' ] ],
		'Widget\\\\PostPanel\\\\PanelScript'        => [ 'functions' => null ],
		'Widget\\\\SurveyData'                    => [ 'functions' => [ 'get_bloginfo', 'is_rtl', 'wp_scripts', ...self::HOOKS ] ],
		'Responses\\\\AjaxFallback'               => [ 'functions' => null, 'superglobals' => [ '_GET', '_SERVER' ], 'output' => true ],
		'(Support\\\\BlockFile|PostRatings\\\\PostRatingBlock)' => [ 'functions' => null ],
		'Abilities\\\\(Registration|SurveyAbilities)'       => [ 'functions' => null ],
		'.+Controller'                            => [ 'functions' => null, 'superglobals' => [ '_SERVER' ] ],
		'Health\\\\(RepairForm|Loopback)'         => [ 'functions' => null, 'superglobals' => [ '_POST', '_SERVER' ], 'output' => true ],
		'Health\\\\(SiteHealth|DebugInformation|Checks\\\\.+)' => [ 'functions' => null ],
		// What stands between WordPress and the rest, each for one thing.
		// The entry points of add-ons.
		'RatingControl\\\\AddOn'                   => [ 'functions' => null, 'superglobals' => [ '_GET', '_POST', '_SERVER' ], 'output' => true ],
		'RatingControl\\\\(PageControls|AutomaticBlock)' => [ 'functions' => null, 'superglobals' => [ 'GLOBALS' ] ],
		'RatingControl\\\\FormPost'                => [ 'functions' => null, 'output' => true ],
		'RatingControl\\\\.+'                      => [ 'functions' => null ],
		'(?!Licensing)\\w+\\\\AddOn'                          => [ 'functions' => null ],
		'Access\\\\Rights'                        => [ 'functions' => [ 'get_current_user_id', 'current_user_can', 'user_can' ] ],
		'Settings\\\\DataSettings'                  => [ 'functions' => null ],
		'Settings\\\\SiteRoles'                     => [ 'functions' => [ 'wp_roles', 'translate_user_role' ] ],
		// Rules that offer content of the site and look at the main query.
		'Targeting\\\\(PageListRule|PageTerms|PageTypeRule|PostTypeRule|TaxonomyRule|TermRule)' => [ 'functions' => null ],
		'AI\\\\AiActions'                              => [ 'functions' => null ],
		// WordPress' own AI client.
		'AI\\\\Provider\\\\AiClient'                  => [ 'functions' => null ],
		'AddOns\\\\AddOnActions'                  => [ 'functions' => null, 'superglobals' => [ '_FILES' ] ],
		'AddOns\\\\(AddOnInstaller|AddOnList|PluginActions)' => [ 'functions' => null ],
		// WordPress keeps its access to the file system in a global.
		'AddOns\\\\Unpacker'                      => [ 'functions' => null, 'superglobals' => [ 'GLOBALS' ] ],
		'AddOns\\\\(AddOnActivation|AddOnNotice|CheckedPackages|InstalledAddOns|InstallLock|KnownPlugins|WritableFiles)' => [ 'functions' => null ],
		'AddOns\\\\(AddOnConnections|AutomaticUpdates|AutomationState|UpdateObstacle)' => [ 'functions' => null ],
		'AddOns\\\\(PackageCheck|UpdateOffers|VendorServer)' => [ 'functions' => null ],
		'Extensions\\\\Registry'                  => [ 'functions' => self::HOOKS ],
		'Licensing\\\\LicenseStore'               => [ 'functions' => null ],
		'Licensing\\\\LicenseActions'             => [ 'functions' => [ 'get_current_user_id', 'current_user_can', ...self::TEXTS ] ],
		'Licensing\\\\RevocationList'             => [
			'functions' => [
				'get_network_option',
				'update_network_option',
				'get_site_transient',
				'set_site_transient',
			],
		],
		'Licensing\\\\VendorHttp'                 => [
			'functions' => [
				'wp_parse_url',
				'wp_safe_remote_get',
				'wp_safe_remote_post',
				'wp_remote_retrieve_response_code',
				'wp_remote_retrieve_body',
				'is_wp_error',
			],
		],
		'Support\\\\Dismissal'                    => [ 'functions' => [ 'get_user_meta', 'update_user_meta', 'delete_metadata' ] ],
		'Responses\\\\ListColumns'                => [
			'functions' => [ 'get_current_blog_id', 'get_user_meta', 'update_user_meta', 'delete_metadata' ],
		],
		'Responses\\\\PageName'                   => [ 'functions' => null ],
		'Responses\\\\FoundAnswers'               => [ 'functions' => [ 'remove_accents' ] ],
		'Responses\\\\RateLimits'                 => [ 'functions' => self::HOOKS ],
		'Responses\\\\Counts\\\\DailyCountsRepository' => [ 'functions' => self::OPTIONS ],
		'Responses\\\\UnknownProxies'             => [ 'functions' => self::OPTIONS ],
		'Settings\\\\Settings'                    => [ 'functions' => [ 'wp_load_alloptions', ...self::OPTIONS ] ],
		'PostRatings\\\\Settings\\\\RatedPostTypes'   => [ 'functions' => [ 'get_post_types', 'get_post_type_object', 'is_post_type_viewable' ] ],
		'PostRatings\\\\Settings\\\\RatingFont'       => [ 'functions' => [ 'add_query_arg' ] ],
		'PostRatings\\\\Votes\\\\VoterRequest'         => [ 'functions' => null, 'superglobals' => [ '_SERVER', '_COOKIE' ], 'output' => true ],
		'Support\\\\RequestOrigin'                => [ 'functions' => null, 'superglobals' => [ '_SERVER' ] ],
		'Responses\\\\ProxyCheck'                 => [
			'functions'    => [ 'wp_remote_post', 'admin_url', ...self::HOOKS ],
			'superglobals' => [ '_POST', '_SERVER' ],
		],
		'Heatmaps\\\\PageHeatmap'                  => [ 'functions' => null, 'superglobals' => [ '_SERVER' ] ],
		'Heatmaps\\\\FramedPage'                   => [ 'functions' => null, 'superglobals' => [ '_GET' ], 'output' => true ],
		'Heatmaps\\\\(BlockMarks|FrameAddress|HeatmapPresenter|PagePath|RecordedPage|Reading\\\\PostRevisions)' => [ 'functions' => null ],
		'PostRatings\\\\Votes\\\\VoteAccess'           => [ 'functions' => [ 'get_post', 'is_post_publicly_viewable' ] ],
		'PostRatings\\\\Votes\\\\VoteWriter'           => [ 'functions' => self::HOOKS ],
		'Support\\\\AjaxActions'                  => [ 'functions' => null, 'superglobals' => [ '_POST', '_SERVER' ], 'output' => true ],
		'Database\\\\TransactionScope'             => [ 'functions' => [ 'add_filter', 'remove_filter' ] ],
		'Database\\\\UpdateAfterAnswer'            => [ 'functions' => [ 'add_action' ] ],
		'Database\\\\Migrator'                    => [ 'functions' => self::OPTIONS ],
		'Database\\\\OutboxWorker'                => [ 'functions' => self::HOOKS ],
		'Import\\\\Ratings\\\\ImporterEntry'        => [ 'functions' => null, 'output' => true ],
		'Import\\\\AnswersImporterEntry'          => [ 'functions' => null, 'output' => true ],
		'Import\\\\(Upload|ImportPlan)'               => [ 'functions' => [ 'get_option', 'size_format', 'wp_max_upload_size', ...self::TEXTS ] ],
		'Import\\\\(CsvFile|LineReader|RecordReader)' => [ 'functions' => [ 'number_format_i18n', 'size_format', ...self::TEXTS ] ],
		'Import\\\\Mapping\\\\ColumnProfile'       => [ 'functions' => [ 'is_email' ] ],
		'Exports\\\\ExportPage'                     => [ 'functions' => null, 'superglobals' => [ '_GET' ], 'output' => true ],
		'Exports\\\\ExportMail'                   => [
			'functions' => [ 'get_userdata', 'user_can', 'is_email', 'wp_date', 'get_option', ...self::TEXTS ],
		],
		'Mail\\\\AddressList'                    => [ 'functions' => [ 'is_email', ...self::TEXTS ] ],
		'Mail\\\\MailSettings'                   => [ 'functions' => [ 'get_option', ...self::TEXTS ] ],
		'Mail\\\\(Mailer|MailSite|SiteLocale)'   => [ 'functions' => null ],
		'Notifications\\\\Email\\\\EmailSection'   => [ 'functions' => [ 'get_option', ...self::TEXTS ] ],
		'Notifications\\\\Email\\\\ResponseMail'   => [ 'functions' => [ 'number_format_i18n', ...self::HOOKS, ...self::TEXTS ] ],
		'Notifications\\\\Email\\\\ResponseParts'  => [ 'functions' => [ 'number_format_i18n', ...self::TEXTS ] ],
		'Notifications\\\\Automation\\\\AutomationNotification' => [ 'functions' => self::HOOKS ],
		'Notifications\\\\Automation\\\\Automator\\\\UserFeedbackIntegration' => [ 'functions' => [ 'plugins_url' ] ],
		'Notifications\\\\Automation\\\\Automator\\\\RecipeTokens' => [ 'functions' => [ 'get_option', 'wp_date', ...self::TEXTS ] ],
		'Responses\\\\RemarksPresenter'           => [ 'functions' => [ 'get_userdata' ] ],
		'Results\\\\Stored\\\\RemarkTable'          => [ 'functions' => [ 'cache_users', 'get_userdata', ...self::TEXTS ] ],
		'StoredData\\\\PrivacyText'               => [ 'functions' => [ 'number_format_i18n' ] ],
		'Responses\\\\Response(Writer|Retention|Erasure)' => [ 'functions' => self::HOOKS ],
		'Notifications\\\\Weekly\\\\UnsubscribePage'          => [
			'functions'    => null,
			'superglobals' => [ '_GET', '_POST', '_SERVER' ],
			'output'       => true,
		],
		'Notifications\\\\Weekly\\\\UnsubscribeLink'          => [ 'functions' => [ 'admin_url' ] ],
		'Notifications\\\\Weekly\\\\WeeklyPlan'               => [ 'functions' => [ 'get_option' ] ],
		'Notifications\\\\Weekly\\\\WeeklyMail'               => [
			'functions' => [ 'get_option', 'number_format_i18n', 'wp_date', ...self::TEXTS ],
		],
		'Notifications\\\\Weekly\\\\NumberTexts'              => [ 'functions' => [ 'is_rtl', 'number_format_i18n', ...self::TEXTS ] ],
		'Notifications\\\\Email\\\\EmailLimit'             => [ 'functions' => self::HOOKS ],
		'Surveys\\\\RecipientRights'               => [ 'functions' => [ 'get_current_user_id' ] ],
		'Surveys\\\\(SurveyWriter|SurveyLifecycle)' => [ 'functions' => [ ...self::HOOKS, ...self::TEXTS ] ],
		'Database\\\\Network'                     => [ 'functions' => null ],
		'Integrations\\\\FreshReads'               => [ 'functions' => null, 'superglobals' => [ '_COOKIE' ], 'output' => true ],
		'Integrations\\\\.+'                      => [ 'functions' => null ],
		'Privacy\\\\(PersonalDataTools|PrivacyPolicy)' => [ 'functions' => null ],
		'Database\\\\CronEvents'                  => [
			'functions' => [
				'did_action',
				'wp_next_scheduled',
				'wp_schedule_event',
				'wp_clear_scheduled_hook',
				'wp_unschedule_event',
				'spawn_cron',
				'get_transient',
				'set_transient',
				'delete_transient',
				...self::TEXTS,
			],
		],
		'Database\\\\Installer'                  => [
			'functions' => [ 'get_transient', 'set_transient', 'wp_strip_all_tags' ],
		],
		'Support\\\\(AdminPages|Assets|PrivateFolder)'         => [ 'functions' => null ],
		'Support\\\\ScriptJson'                   => [ 'functions' => [ 'wp_json_encode', 'wp_print_inline_script_tag' ] ],
		'Support\\\\Posts'                        => [ 'functions' => null ],
		'Support\\\\CachedPages'                  => [ 'functions' => [ 'do_action' ] ],
		'Support\\\\ClientIp'                     => [ 'functions' => [ 'wp_privacy_anonymize_ip' ] ],
		'Responses\\\\ResponseFilterArguments'    => [
			'functions' => [ 'rest_validate_value_from_schema', 'rest_sanitize_value_from_schema', 'is_wp_error', '__' ],
		],
		'Support\\\\StorageKey'                   => [ 'functions' => [ 'get_option', 'wp_parse_url' ] ],
		'Support\\\\SchemaCheck'                  => [ 'functions' => [ 'rest_validate_value_from_schema', 'is_wp_error', '__' ] ],
		'Database\\\\SiteKey'                     => [ 'functions' => self::OPTIONS ],
		'Database\\\\RotatingKey'                 => [ 'functions' => [ 'wp_load_alloptions', ...self::OPTIONS ] ],
		'Database\\\\OptionRows'                  => [ 'functions' => [ 'wp_autoload_values_to_autoload' ] ],
		'Database\\\\OptionUpdate'                => [
			'functions' => [ 'wp_using_ext_object_cache', 'wp_load_alloptions', 'wp_cache_get', ...self::OPTIONS ],
		],
		'Support\\\\SystemClock'                  => [ 'functions' => [ 'wp_timezone' ] ],
		'Surveys\\\\QuestionTypes\\\\EmailCapture' => [ 'functions' => [ 'is_email', ...self::TEXTS ] ],
		'Notifications\\\\Webhooks\\\\WebhookUrl' => [
			'functions' => [ 'home_url', 'wp_parse_url', 'wp_http_validate_url', ...self::TEXTS ],
		],
		'Inbox\\\\DismissedIds'                 => [
			'functions' => [ 'get_current_blog_id', 'get_user_meta', 'add_user_meta', 'delete_user_meta', 'delete_metadata' ],
		],
		'Inbox\\\\Notices\\\\(WordPressNotice|WaitingJobsNotice|MailServiceNotice)' => [ 'functions' => null ],
		'Inbox\\\\Notices\\\\NoticeActions'      => [ 'functions' => [ 'current_user_can', 'get_current_user_id' ] ],
		'Inbox\\\\Sources\\\\(AbandonedJobs|SiteHistory|SurveyFindings)' => [ 'functions' => [ ...self::OPTIONS, ...self::TEXTS ] ],
		'Inbox\\\\Sources\\\\LicenseNotifications' => [ 'functions' => [ 'get_option', 'wp_date', ...self::TEXTS ] ],
		'Notifications\\\\Webhooks\\\\WebhookNotice' => [ 'functions' => null, 'output' => true ],
		'Notifications\\\\Webhooks\\\\(WebhookClient|Payload|ReceiverAddress)' => [ 'functions' => null ],
		'Notifications\\\\Webhooks\\\\ExampleResponse' => [ 'functions' => [ 'home_url', 'wp_timezone', ...self::TEXTS ] ],
		'Surveys\\\\QuestionTypes\\\\LibraryImage' => [ 'functions' => [ 'wp_get_upload_dir', 'includes_url', ...self::HOOKS ] ],
		'Surveys\\\\Settings\\\\ThankYou'             => [
			'functions' => [ 'get_available_languages', 'switch_to_locale', 'restore_previous_locale', ...self::TEXTS ],
		],
		'Surveys\\\\SurveyReach'                   => [ 'functions' => [ 'home_url', 'get_permalink', 'wp_json_encode' ] ],
		// HTML for visitors.
		'PostRatings\\\\Control\\\\.+'           => [ 'functions' => null ],
		'Surveys\\\\Pages\\\\SitePages'                => [ 'functions' => null ],
		'Import\\\\Ratings\\\\ImportProgress'        => [ 'functions' => self::OPTIONS ],
		'Widget\\\\PublishedSurveys'              => [ 'functions' => self::OPTIONS ],
		'Settings\\\\CookieDays'                  => [ 'functions' => self::HOOKS ],
		'Widget\\\\ScriptClosure'                 => [ 'functions' => [ 'add_query_arg', ...self::HOOKS ] ],
		// The inside: rules may ask WordPress, but neither read the request nor print; the rest stands on its own.
		'.+(Service|Validator|Import|Reader|Filter)' => [ 'functions' => null ],
		'.+Repository'                            => [ 'functions' => [] ],
		'.+'                                      => [ 'functions' => self::TEXTS ],
	];

	/** What only one class may call, whatever its room allows. */
	private const RESERVED = [
		'wp_mail' => 'Mail\\Mailer',
	];

	/**
	 * @param string            $name         Of the class, below UserFeedback\.
	 * @param list<string>|null $functions
	 * @param list<string>      $superglobals
	 */
	private function __construct(
		private readonly string $name,
		private readonly ?array $functions,
		private readonly array $superglobals,
		public readonly bool $output
	) {}

	/**
	 * What a class may use; null for a class that is not the plugin's.
	 */
	public static function of( string $class_name ): ?self {
		if ( ! preg_match( '/^UserFeedback\\\\(?!Tests\\\\)(.+)$/', $class_name, $match ) ) {
			return null;
		}
		foreach ( self::ROOMS as $pattern => $room ) {
			if ( preg_match( "/^$pattern$/", $match[1] ) ) {
				return new self( $match[1], $room['functions'], $room['superglobals'] ?? [], $room['output'] ?? false );
			}
		}
		return null;
	}

	/**
	 * Whether one of WordPress' functions may be called.
	 */
	public function allowsFunction( string $name ): bool {
		$only = self::RESERVED[ strtolower( $name ) ] ?? $this->name;
		return $only === $this->name && ( $this->functions === null || in_array( strtolower( $name ), $this->functions, true ) );
	}

	/**
	 * Whether a superglobal may be touched.
	 *
	 * @param string $name Without $.
	 */
	public function allowsSuperglobal( string $name ): bool {
		return in_array( $name, $this->superglobals, true );
	}
}
