<?php

declare( strict_types=1 );

namespace UserFeedback;

use UserFeedback\Access\Capabilities;
use UserFeedback\AddOns\AddOnActions;
use UserFeedback\AddOns\AddOnActivation;
use UserFeedback\AddOns\AddOnInstaller;
use UserFeedback\AddOns\AddOnList;
use UserFeedback\AddOns\AddOnNotice;
use UserFeedback\AddOns\Catalogue;
use UserFeedback\AddOns\CheckedPackages;
use UserFeedback\AddOns\InstalledAddOns;
use UserFeedback\AddOns\PackageCheck;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\AddOns\VendorServer;
use UserFeedback\Admin\Menu;
use UserFeedback\Admin\ScreenConfig;
use UserFeedback\Admin\Screens;
use UserFeedback\Cli\ImportCommand;
use UserFeedback\Cli\RecountCommand;
use UserFeedback\Cli\WorkCommand;
use UserFeedback\Database\Connection;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Migrations\CreateTables;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Network;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Database\TableCharset;
use UserFeedback\Database\Transaction;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Registry;
use UserFeedback\Import\CsvImport;
use UserFeedback\Integrations\NoStore;
use UserFeedback\Integrations\PageCaches;
use UserFeedback\Integrations\Translations;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\KeyCheck;
use UserFeedback\Licensing\LicenseActions;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Licensing\LicenseService;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\PublicKey;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Licensing\SettingsBlurb;
use UserFeedback\Notifications\EmailNotification;
use UserFeedback\Responses\AjaxFallback;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\FiguresRepository;
use UserFeedback\Responses\PageReader;
use UserFeedback\Responses\PageRepository;
use UserFeedback\Responses\PageToken;
use UserFeedback\Responses\PlaceRepository;
use UserFeedback\Responses\ProgressController;
use UserFeedback\Responses\ProgressService;
use UserFeedback\Responses\ResponseLifecycle;
use UserFeedback\Responses\ResponseManagement;
use UserFeedback\Responses\ResponsePlaces;
use UserFeedback\Responses\ResponsePresenter;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponsesController;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Responses\SpamFilter;
use UserFeedback\Responses\SpamRetention;
use UserFeedback\Responses\StoredResponseRepository;
use UserFeedback\Responses\SubmissionController;
use UserFeedback\Results\DailyCounts;
use UserFeedback\Results\OverviewController;
use UserFeedback\Results\OverviewService;
use UserFeedback\Results\RangeLimit;
use UserFeedback\Results\ResultsController;
use UserFeedback\Results\ResultsService;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsController;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Support\Assets;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DailyEvent;
use UserFeedback\Support\Icons;
use UserFeedback\Support\RateLimiter;
use UserFeedback\Support\SiteKey;
use UserFeedback\Support\SystemClock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyFeatures;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyPresenter;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveysController;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\SurveyValidator;
use UserFeedback\Surveys\SurveyWriter;
use UserFeedback\Surveys\Templates\TemplateCatalogue;
use UserFeedback\Surveys\Templates\TemplatesController;
use UserFeedback\Widget\PublishedSurveys;
use UserFeedback\Widget\SurveyEmbeds;
use UserFeedback\Widget\WidgetPage;
use WP_CLI;

/**
 * The plugin as a whole: the one place that says `new`, and the list of modules.
 *
 * Everything is made when it is first asked for, so that a visitor's page pays only for what it uses.
 */
final class Plugin {

	/** Days of surveys whose figures are folded in one run of the daily event: a thousand surveys' yesterday. */
	private const DAYS_TO_FOLD = 1000;

	private static ?self $instance = null;

	/** @var array<string, object> What was made already, by site of a network and name of its class. */
	private array $made = [];

	/**
	 * The plugin of this request.
	 */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/**
	 * @param Clock            $clock Tests bring their own.
	 * @param FeatureGate|null $gate  Tests bring one for another licence and other add-ons; null for this site's.
	 */
	public function __construct(
		private readonly Clock $clock = new SystemClock(),
		private readonly ?FeatureGate $gate = null
	) {}

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
		( new NoStore() )->register();
		( new Network( $this->connection(), $this->activate( ... ), USERFEEDBACK_FILE ) )->register();
		add_action( 'rest_api_init', $this->registerRoutes( ... ), 5 );
		add_action( 'cli_init', $this->registerCommands( ... ) );
		if ( is_admin() || wp_doing_cron() ) {
			$this->worker()->register();
			$this->dailyEvent()->register();
			$this->updateOffers()->register();
		}
		if ( is_admin() ) {
			$this->registerScreens();
		}
	}

	/**
	 * On activation: the tables, the site's secret, what is derived from the surveys, and the events.
	 */
	public function activate(): void {
		$this->migrator()->migrate();
		SiteKey::get();
		$this->published()->refresh();
		$this->worker()->register();
		$this->worker()->ensureScheduled();
		$this->dailyEvent()->ensureScheduled();
	}

	/**
	 * On deactivation: nothing of ours runs any more, on any site of a network that had it active.
	 */
	public function deactivate(): void {
		Network::onEverySite( $this->unschedule( ... ) );
	}

	/**
	 * Removes everything of ours from every site.
	 */
	public function uninstall(): void {
		Network::onEverySite(
			function (): void {
				$this->unschedule();
				$this->migrator()->uninstall();
				delete_option( PublishedSurveys::OPTION );
				delete_option( SiteKey::OPTION );
				delete_option( Settings::OPTION );
				delete_option( LicenseStore::OPTION );
			}
		);
		delete_network_option( null, LicenseStore::OPTION );
		delete_network_option( null, RevocationList::OPTION );
		delete_site_transient( VendorServer::TRANSIENT );
		delete_metadata( 'user', 0, SettingsBlurb::META, '', true );
	}

	public function connection(): Connection {
		return $this->once( Connection::class, static fn () => new Connection( $GLOBALS['wpdb'] ) );
	}

	public function transaction(): Transaction {
		return $this->once( Transaction::class, fn () => new Transaction( $this->connection() ) );
	}

	public function migrator(): Migrator {
		return $this->once( Migrator::class, fn () => new Migrator( $this->connection(), [ new CreateTables() ] ) );
	}

	public function surveys(): SurveyService {
		return $this->once(
			SurveyService::class,
			fn () => new SurveyService(
				$this->surveyRepository(),
				$this->counts(),
				new SurveyValidator( $this->questionTypes() ),
				new SurveyFeatures( $this->features(), $this->questionTypes(), $this->clock ),
				$this->surveyWriter(),
				$this->transaction(),
				$this->clock
			)
		);
	}

	public function surveyLifecycle(): SurveyLifecycle {
		return $this->once(
			SurveyLifecycle::class,
			fn () => new SurveyLifecycle( $this->surveys(), $this->surveyRepository(), $this->surveyWriter(), $this->transaction() )
		);
	}

	public function responses(): ResponseService {
		return $this->once(
			ResponseService::class,
			fn () => new ResponseService(
				$this->surveyRepository(),
				$this->revisions(),
				new ResponseRepository( $this->connection() ),
				new PageRepository( $this->connection() ),
				$this->counts(),
				new AnswersReader( $this->questionTypes() ),
				$this->spamFilter(),
				new PageToken( $this->token() ),
				$this->outbox(),
				$this->transaction(),
				$this->clock
			)
		);
	}

	public function responseLifecycle(): ResponseLifecycle {
		return $this->once(
			ResponseLifecycle::class,
			fn () => new ResponseLifecycle(
				$this->surveyRepository(),
				$this->revisions(),
				$this->storedResponses(),
				new ResponsePlaces( new PlaceRepository( $this->connection() ), $this->counts() ),
				new FiguresRepository( $this->connection() ),
				$this->counts(),
				$this->transaction()
			)
		);
	}

	public function progress(): ProgressService {
		return $this->once(
			ProgressService::class,
			fn () => new ProgressService(
				$this->surveyRepository(),
				$this->counts(),
				$this->spamFilter(),
				new PageToken( $this->token() ),
				$this->clock
			)
		);
	}

	public function results(): ResultsService {
		return $this->once(
			ResultsService::class,
			fn () => new ResultsService(
				$this->surveyRepository(),
				new ResponseRepository( $this->connection() ),
				$this->counts(),
				$this->questionTypes(),
				new RangeLimit( $this->features() ),
				$this->clock
			)
		);
	}

	public function csvImport(): CsvImport {
		return $this->once(
			CsvImport::class,
			fn () => new CsvImport( $this->surveys(), $this->responses(), $this->transaction() )
		);
	}

	public function features(): FeatureGate {
		return $this->gate ?? $this->once( FeatureGate::class, fn () => new FeatureGate( $this->licenses(), $this->addOns() ) );
	}

	public function licenses(): LicenseStore {
		return $this->once(
			LicenseStore::class,
			fn () => new LicenseStore( new KeyCheck( PublicKey::configured(), $this->revokedLicenses(), $this->clock ) )
		);
	}

	public function outbox(): Outbox {
		return $this->once( Outbox::class, fn () => new Outbox( $this->connection(), $this->clock ) );
	}

	public function worker(): OutboxWorker {
		return $this->once( OutboxWorker::class, fn () => new OutboxWorker( $this->outbox(), $this->jobHandlers( ... ), $this->clock ) );
	}

	public function dailyEvent(): DailyEvent {
		return $this->once(
			DailyEvent::class,
			fn () => new DailyEvent(
				fn () => [
					$this->published()->refresh( ... ),
					fn () => $this->counts()->fold( self::DAYS_TO_FOLD ),
					fn () => $this->rateLimiter()->forget( DAY_IN_SECONDS ),
					( new SpamRetention( $this->responseLifecycle(), $this->storedResponses(), $this->clock ) )->run( ... ),
					// Asks nobody unless an address was configured.
					fn () => is_main_site() && $this->revokedLicenses()->refresh(),
				]
			)
		);
	}

	public function token(): VisitorToken {
		return $this->once( VisitorToken::class, static fn () => new VisitorToken( SiteKey::get(), get_current_blog_id() ) );
	}

	public function published(): PublishedSurveys {
		return $this->once( PublishedSurveys::class, fn () => new PublishedSurveys( $this->surveyRepository(), $this->clock ) );
	}

	public function widgetPage(): WidgetPage {
		return $this->once(
			WidgetPage::class,
			fn () => new WidgetPage( $this->published(), $this->surveys( ... ), $this->token( ... ), $this->registry(), $this->assets() )
		);
	}

	private function registerScreens(): void {
		add_action( 'admin_init', $this->migrate( ... ) );
		$report = new LicenseReport( $this->licenses(), $this->features() );
		$config = new ScreenConfig( $this->assets(), $report, $this->addOns() );
		$config->register();
		( new Menu( $this->assets(), $config, $this->translations() ) )->register();
		$licenses = new LicenseService( $this->licenses(), $this->revokedLicenses() );
		( new LicenseActions( $licenses, $report, Screens::url( Screens::ADD_ONS ) ) )->register();
		( new AddOnNotice( $this->addOns() ) )->register();
		( new AddOnActions(
			new AddOnList( $this->features(), $this->catalogue(), $this->addOns(), plugin_dir_url( USERFEEDBACK_FILE ) ),
			new AddOnInstaller( $this->checkedPackages(), $this->addOns() ),
			new AddOnActivation( $this->checkedPackages(), $this->addOns() ),
			$this->catalogue(),
			is_uploaded_file( ... )
		) )->register();
	}

	private function overview( SurveyPresenter $presenter ): OverviewService {
		return new OverviewService( $this->surveys(), $presenter, $this->counts(), new RangeLimit( $this->features() ), $this->clock );
	}

	private function revokedLicenses(): RevocationList {
		return $this->once(
			RevocationList::class,
			static fn () => new RevocationList( PublicKey::configured(), RevocationList::configuredUrl() )
		);
	}

	private function addOns(): InstalledAddOns {
		return $this->once( InstalledAddOns::class, static fn () => new InstalledAddOns() );
	}

	private function catalogue(): Catalogue {
		return $this->once( Catalogue::class, Catalogue::configured( ... ) );
	}

	private function checkedPackages(): CheckedPackages {
		return $this->once( CheckedPackages::class, fn () => new CheckedPackages( $this->features(), $this->catalogue(), new PackageCheck() ) );
	}

	private function updateOffers(): UpdateOffers {
		return $this->once(
			UpdateOffers::class,
			fn () => new UpdateOffers( $this->features(), $this->catalogue(), $this->checkedPackages(), $this->addOns() )
		);
	}

	private function unschedule(): void {
		wp_clear_scheduled_hook( OutboxWorker::HOOK );
		wp_clear_scheduled_hook( DailyEvent::HOOK );
	}

	private function migrate(): void {
		// admin_init also runs for visitors, by way of admin-ajax.php and admin-post.php: they must not wait for a migration.
		if ( ! wp_doing_ajax() && current_user_can( Capabilities::MANAGE ) && ! $this->migrator()->isCurrent() ) {
			$this->activate();
		}
	}

	private function registerRoutes(): void {
		$presenter = new SurveyPresenter( $this->surveys() );
		$clientIp  = ClientIp::configured();
		( new SurveysController( $this->surveys(), $this->surveyLifecycle(), $presenter, $this->questionTypes() ) )->register();
		( new SubmissionController( $this->responses(), new PageReader(), $clientIp, $this->migrator() ) )->register();
		$responses = new ResponseManagement( $this->responseLifecycle(), $this->features() );
		( new ResponsesController( $responses, new ResponsePresenter() ) )->register();
		( new ProgressController( $this->progress(), $clientIp, $this->migrator() ) )->register();
		( new ResultsController( $this->results() ) )->register();
		( new OverviewController( $this->overview( $presenter ) ) )->register();
		( new TemplatesController( new TemplateCatalogue( $this->registry()->templates( ... ) ) ) )->register();
		( new SettingsController( new SettingsService( $this->features() ) ) )->register();
	}

	private function registerCommands(): void {
		if ( ! $this->migrator()->isCurrent() ) {
			$this->activate();
		}
		WP_CLI::add_command( 'userfeedback import', new ImportCommand( $this->csvImport() ) );
		WP_CLI::add_command( 'userfeedback recount', new RecountCommand( $this->responseLifecycle() ) );
		WP_CLI::add_command( 'userfeedback work', new WorkCommand( $this->worker() ) );
	}

	/**
	 * @return list<JobHandler>
	 */
	private function jobHandlers(): array {
		return [ new EmailNotification( $this->surveys(), $this->responseLifecycle(), Screens::url( Screens::RESULTS ) ) ];
	}

	private function registry(): Registry {
		return $this->once(
			Registry::class,
			fn () => new Registry( new Extensions( new Icons( "{$this->assets()->directory()}build/data/" ) ) )
		);
	}

	private function questionTypes(): QuestionTypes {
		return $this->registry()->questionTypes();
	}

	private function spamFilter(): SpamFilter {
		return $this->once(
			SpamFilter::class,
			fn () => new SpamFilter( $this->rateLimiter() )
		);
	}

	private function rateLimiter(): RateLimiter {
		return $this->once(
			RateLimiter::class,
			fn () => new RateLimiter( $this->connection(), SiteKey::get(), $this->clock )
		);
	}

	private function storedResponses(): StoredResponseRepository {
		return $this->once( StoredResponseRepository::class, fn () => new StoredResponseRepository( $this->connection() ) );
	}

	private function surveyRepository(): SurveyRepository {
		return $this->once( SurveyRepository::class, fn () => new SurveyRepository( $this->connection() ) );
	}

	private function surveyWriter(): SurveyWriter {
		return $this->once(
			SurveyWriter::class,
			fn () => new SurveyWriter( $this->surveyRepository(), $this->revisions(), $this->transaction(), $this->clock )
		);
	}

	private function revisions(): RevisionRepository {
		return $this->once( RevisionRepository::class, fn () => new RevisionRepository( $this->connection() ) );
	}

	public function counts(): DailyCounts {
		return $this->once( DailyCounts::class, fn () => new DailyCounts( $this->connection(), $this->transaction(), $this->clock ) );
	}

	private function translations(): Translations {
		return $this->once( Translations::class, fn () => new Translations( $this->assets()->directory() ) );
	}

	private function assets(): Assets {
		return $this->once(
			Assets::class,
			static fn () => new Assets( plugin_dir_path( USERFEEDBACK_FILE ), plugin_dir_url( USERFEEDBACK_FILE ) )
		);
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @param callable(): T   $make
	 * @return T
	 */
	private function once( string $name, callable $make ): object {
		// Secrets and tokens are a site's own: after switch_to_blog() everything is made anew.
		$key                = get_current_blog_id() . $name;
		$this->made[ $key ] ??= $make();
		/** @var T */
		return $this->made[ $key ];
	}
}
