<?php

declare( strict_types=1 );

namespace UserFeedback;

use UserFeedback\Access\Capabilities;
use UserFeedback\AddOns\AddOnActions;
use UserFeedback\AddOns\AddOnActivation;
use UserFeedback\AddOns\AddOnInstaller;
use UserFeedback\AddOns\AddOnList;
use UserFeedback\AddOns\AddOnNotice;
use UserFeedback\AddOns\InstallLock;
use UserFeedback\AddOns\Unpacker;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\AddOns\VendorServer;
use UserFeedback\Admin\DatabaseNotice;
use UserFeedback\Admin\MediaLibrary;
use UserFeedback\Admin\Menu;
use UserFeedback\Admin\ProxyNotice;
use UserFeedback\Admin\ScreenConfig;
use UserFeedback\Admin\Screens;
use UserFeedback\Admin\WelcomeNotice;
use UserFeedback\Cli\ImportCommand;
use UserFeedback\Cli\RecountCommand;
use UserFeedback\Cli\WorkCommand;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Network;
use UserFeedback\Database\TableCharset;
use UserFeedback\Integrations\JsonBodies;
use UserFeedback\Integrations\NoStore;
use UserFeedback\Integrations\PageCaches;
use UserFeedback\Integrations\PrivacyPolicy;
use UserFeedback\Licensing\LicenseActions;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Licensing\LicenseService;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Licensing\SettingsBlurb;
use UserFeedback\Responses\AjaxFallback;
use UserFeedback\Responses\PageReader;
use UserFeedback\Responses\ProgressController;
use UserFeedback\Responses\ResponsePresenter;
use UserFeedback\Responses\ResponsesController;
use UserFeedback\Responses\SubmissionController;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Results\OverviewController;
use UserFeedback\Results\ResultsController;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsController;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\CronEvents;
use UserFeedback\Support\SiteKey;
use UserFeedback\Surveys\SurveyPresenter;
use UserFeedback\Surveys\SurveysController;
use UserFeedback\Surveys\Templates\TemplateCatalogue;
use UserFeedback\Surveys\Templates\TemplatesController;
use UserFeedback\Widget\CookieDays;
use UserFeedback\Widget\DueController;
use UserFeedback\Widget\PublishedSurveys;
use UserFeedback\Widget\SurveyEmbeds;
use WP_CLI;

/**
 * The plugin as a whole: the list of modules, each with register(), and what happens when it comes and goes.
 */
final class Plugin extends Services {

	private const NETWORK_TRANSIENTS = [ VendorServer::TRANSIENT, RevocationList::FETCHED ];

	private static ?self $instance = null;

	/**
	 * The plugin of this request.
	 */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/**
	 * Hooks every module in. Nothing else happens here.
	 */
	public function register(): void {
		( new Capabilities( $this->features( ... ) ) )->register();
		$this->translations()->register();
		( new TableCharset() )->register();
		$this->published()->register();
		$this->widgetPage()->register();
		( new SurveyEmbeds( $this->widgetPage(), $this->assets() ) )->register();
		( new AjaxFallback() )->register();
		( new PageCaches() )->register();
		( new JsonBodies() )->register();
		( new NoStore() )->register();
		( new Network( $this->connection(), $this->activate( ... ), USERFEEDBACK_FILE ) )->register();
		add_action( 'rest_api_init', $this->registerRoutes( ... ), 5 );
		add_action( 'cli_init', $this->registerCommands( ... ) );
		// WordPress runs events and looks for updates in requests of any kind.
		$this->cronEvents()->register();
		UpdateOffers::register( $this->updateOffers( ... ) );
		if ( is_admin() ) {
			$this->registerScreens();
		}
	}

	/**
	 * On activation: the tables, the site's secret, what is derived from the surveys, and the events. When the database refuses, nothing dies
	 * of it: whoever manages the plugin is told.
	 */
	public function activate(): void {
		try {
			$this->migrator()->migrate();
			$this->siteKey();
			$this->published()->refresh();
			$this->cronEvents()->ensureScheduled();
		} catch ( DatabaseError $error ) {
			DatabaseNotice::remember( $error );
		}
	}

	/**
	 * When somebody activates the plugin: as activate(), and a site without surveys leads them to the first one.
	 */
	public function onActivation(): void {
		$this->activate();
		if ( $this->migrator()->isCurrent() && $this->surveys()->idsOutsideTheTrash() === [] ) {
			WelcomeNotice::remember();
		}
	}

	/**
	 * On deactivation: nothing of ours runs any more on this site, or on every site of a network that had it active.
	 */
	public function deactivate( bool $onNetwork ): void {
		if ( $onNetwork ) {
			Network::onEverySite( CronEvents::unschedule( ... ) );
		} else {
			CronEvents::unschedule();
		}
	}

	/**
	 * Removes everything of ours from every site.
	 */
	public function uninstall(): void {
		Network::onEverySite(
			function (): void {
				CronEvents::unschedule();
				$this->migrator()->uninstall();
				delete_option( PublishedSurveys::OPTION );
				delete_option( SiteKey::OPTION );
				delete_option( Settings::OPTION );
				delete_option( LicenseStore::OPTION );
				delete_option( InstallLock::OPTION );
				delete_option( UnknownProxies::OPTION );
				delete_option( WelcomeNotice::OPTION );
				delete_transient( DatabaseNotice::TRANSIENT );
			}
		);
		Network::onEveryNetwork(
			static function ( int $id ): void {
				delete_network_option( $id, LicenseStore::OPTION );
				delete_network_option( $id, RevocationList::OPTION );
				foreach ( self::NETWORK_TRANSIENTS as $name ) {
					delete_network_option( $id, "_site_transient_$name" );
					delete_network_option( $id, "_site_transient_timeout_$name" );
				}
			}
		);
		array_map( delete_site_transient( ... ), self::NETWORK_TRANSIENTS );
		delete_metadata( 'user', 0, SettingsBlurb::META, '', true );
	}

	private function registerScreens(): void {
		add_action( 'admin_init', $this->migrate( ... ) );
		$report = new LicenseReport( $this->licenses(), $this->features() );
		$addOns = new AddOnActions(
			new AddOnList( $this->features(), $this->catalogue(), $this->addOns(), plugin_dir_url( USERFEEDBACK_FILE ) ),
			new AddOnInstaller( $this->checkedPackages(), $this->addOns(), new InstallLock(), new Unpacker() ),
			new AddOnActivation( $this->checkedPackages(), $this->addOns() ),
			$this->catalogue(),
			is_uploaded_file( ... )
		);
		$addOns->register();
		$config = new ScreenConfig( $this->assets(), $report, $this->addOns(), $addOns->first( ... ) );
		$config->register();
		( new Menu( $this->assets(), $config, new MediaLibrary() ) )->register();
		$licenses = new LicenseService( $this->licenses(), $this->revokedLicenses() );
		( new LicenseActions( $licenses, $report, Screens::url( Screens::ADD_ONS ) ) )->register();
		( new AddOnNotice( $this->addOns() ) )->register();
		( new DatabaseNotice( $this->migrator() ) )->register();
		( new ProxyNotice( $this->unknownProxies( ... ), ClientIp::configured() ) )->register();
		( new PrivacyPolicy( CookieDays::get( ... ) ) )->register();
		( new WelcomeNotice() )->register();
	}

	private function migrate(): void {
		// admin_init also runs for visitors, by way of admin-ajax.php and admin-post.php: they must not wait for a migration.
		if ( ! wp_doing_ajax() && current_user_can( Capabilities::MANAGE ) && $this->migrator()->isOutdated() && ! DatabaseNotice::isRecent() ) {
			$this->activate();
		}
	}

	private function registerRoutes(): void {
		$presenter = new SurveyPresenter( $this->surveys() );
		$clientIp  = ClientIp::configured();
		( new SurveysController( $this->surveys(), $this->surveyLifecycle(), $presenter, $this->questionTypes() ) )->register();
		( new SubmissionController( $this->responses(), new PageReader(), $clientIp, $this->migrator() ) )->register();
		( new ResponsesController( $this->storedResponses(), new ResponsePresenter() ) )->register();
		( new ProgressController( $this->progress(), $clientIp, $this->migrator() ) )->register();
		( new DueController( $this->widgetPage() ) )->register();
		( new ResultsController( $this->results() ) )->register();
		( new OverviewController( $this->overview( $presenter ) ) )->register();
		( new TemplatesController( new TemplateCatalogue( $this->registry()->templates( ... ) ) ) )->register();
		( new SettingsController( new SettingsService( $this->features() ) ) )->register();
	}

	private function registerCommands(): void {
		$options = [ 'before_invoke' => $this->demandTables( ... ) ];
		WP_CLI::add_command( 'userfeedback import', new ImportCommand( $this->csvImport( ... ) ), $options );
		WP_CLI::add_command( 'userfeedback recount', new RecountCommand( $this->recount( ... ) ), $options );
		WP_CLI::add_command( 'userfeedback work', new WorkCommand( $this->worker( ... ) ), $options );
	}

	private function demandTables(): void {
		if ( $this->migrator()->isOutdated() ) {
			$this->activate();
		}
		$problem = ( new DatabaseNotice( $this->migrator() ) )->text();
		if ( $problem !== '' ) {
			WP_CLI::error( $problem );
		}
	}
}
