<?php

declare( strict_types=1 );

namespace UserFeedback;

use UserFeedback\Access\Rights;
use UserFeedback\AddOns\Catalogue;
use UserFeedback\AddOns\CheckedPackages;
use UserFeedback\AddOns\InstalledAddOns;
use UserFeedback\AddOns\PackageCheck;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\Admin\Screens;
use UserFeedback\Database\Connection;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Migrations\AddKeysAndClientIds;
use UserFeedback\Database\Migrations\CreateTables;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Database\Transaction;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Registry;
use UserFeedback\Import\CsvImport;
use UserFeedback\Integrations\Translations;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\KeyCheck;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\PublicKey;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Notifications\EmailLimit;
use UserFeedback\Notifications\EmailNotification;
use UserFeedback\Notifications\GatheredEmail;
use UserFeedback\Notifications\Mailer;
use UserFeedback\Notifications\ResponseMail;
use UserFeedback\Notifications\WaitingEmails;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\DailyCounts;
use UserFeedback\Responses\FiguresRepository;
use UserFeedback\Responses\ImportRepository;
use UserFeedback\Responses\PageRepository;
use UserFeedback\Responses\PageToken;
use UserFeedback\Responses\PlaceRepository;
use UserFeedback\Responses\ProgressService;
use UserFeedback\Responses\ResponseImport;
use UserFeedback\Responses\ResponseLifecycle;
use UserFeedback\Responses\ResponsePlaces;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Responses\SpamFilter;
use UserFeedback\Responses\SpamRetention;
use UserFeedback\Responses\StoredResponseRepository;
use UserFeedback\Responses\TextRepository;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Results\NewestTexts;
use UserFeedback\Results\OverviewService;
use UserFeedback\Results\RangeLimit;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Clock;
use UserFeedback\Support\CronEvents;
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
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\SurveyTransitions;
use UserFeedback\Surveys\SurveyValidator;
use UserFeedback\Surveys\SurveyWriter;
use UserFeedback\Widget\CoreParts;
use UserFeedback\Widget\PageParts;
use UserFeedback\Widget\PublishedSurveys;
use UserFeedback\Widget\WidgetPage;
use wpdb;

/**
 * The one place that says `new`, with Plugin: what the parts of the plugin are made of.
 *
 * Everything is made when it is first asked for, so that a visitor's page pays only for what it uses.
 */
abstract class Services {

	/** Days of surveys whose figures are folded in one run of the daily event: a thousand surveys' yesterday. */
	private const DAYS_TO_FOLD = 1000;

	/** @var array<string, object> What was made already, by site of a network and name of its class. */
	private array $made = [];

	/**
	 * @param Clock            $clock Tests bring their own.
	 * @param FeatureGate|null $gate  Tests bring one for another licence and other add-ons; null for this site's.
	 */
	public function __construct(
		private readonly Clock $clock = new SystemClock(),
		private readonly ?FeatureGate $gate = null
	) {}

	public function connection(): Connection {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return $this->once( Connection::class, static fn () => new Connection( $wpdb ) );
	}

	public function transaction(): Transaction {
		return $this->once( Transaction::class, fn () => new Transaction( $this->connection() ) );
	}

	public function migrator(): Migrator {
		return $this->once( Migrator::class, fn () => new Migrator( $this->connection(), [ new CreateTables(), new AddKeysAndClientIds() ] ) );
	}

	public function surveys(): SurveyService {
		return $this->once(
			SurveyService::class,
			fn () => new SurveyService(
				$this->surveyRepository(),
				$this->counts(),
				$this->surveyValidator(),
				$this->surveyTransitions(),
				$this->surveyWriter(),
				$this->transaction(),
				$this->clock
			)
		);
	}

	private function surveyValidator(): SurveyValidator {
		return $this->once( SurveyValidator::class, fn () => new SurveyValidator( $this->questionTypes() ) );
	}

	private function surveyTransitions(): SurveyTransitions {
		return $this->once(
			SurveyTransitions::class,
			fn () => new SurveyTransitions(
				new Rights( defined( 'WP_CLI' ) && WP_CLI ),
				$this->surveyValidator(),
				new SurveyFeatures( $this->features(), $this->questionTypes(), $this->clock )
			)
		);
	}

	public function surveyLifecycle(): SurveyLifecycle {
		return $this->once(
			SurveyLifecycle::class,
			fn () => new SurveyLifecycle( $this->surveyRepository(), $this->surveyTransitions(), $this->surveyWriter(), $this->transaction() )
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
				$this->transaction(),
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
				new NewestTexts( new TextRepository( $this->connection() ), $this->counts() ),
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
			fn () => new CsvImport(
				$this->surveys(),
				new AnswersReader( $this->questionTypes() ),
				new ResponseImport(
					new ImportRepository( $this->connection() ),
					new ResponseRepository( $this->connection() ),
					$this->counts(),
					$this->clock
				),
				$this->transaction()
			)
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
		return $this->once( Outbox::class, fn () => new Outbox( $this->connection(), $this->transaction(), $this->clock ) );
	}

	public function worker(): OutboxWorker {
		return $this->once( OutboxWorker::class, fn () => new OutboxWorker( $this->outbox(), $this->jobHandlers( ... ) ) );
	}

	public function cronEvents(): CronEvents {
		return $this->once(
			CronEvents::class,
			fn () => new CronEvents(
				fn () => $this->migrator()->isCurrent(),
				[
					CronEvents::WORK  => fn () => [ $this->worker()->run( ... ) ],
					CronEvents::DAILY => fn () => [
						$this->published()->refresh( ... ),
						fn () => $this->counts()->fold( self::DAYS_TO_FOLD ),
						fn () => $this->rateLimiter()->forget( DAY_IN_SECONDS ),
						( new SpamRetention( $this->responseLifecycle(), $this->storedResponses(), $this->clock ) )->run( ... ),
						// Asks nobody unless an address was configured.
						fn () => $this->revokedLicenses()->refreshDaily(),
					],
				]
			)
		);
	}

	public function token(): VisitorToken {
		return $this->once( VisitorToken::class, fn () => new VisitorToken( $this->siteKey(), get_current_blog_id() ) );
	}

	public function published(): PublishedSurveys {
		return $this->once( PublishedSurveys::class, fn () => new PublishedSurveys( $this->surveyRepository(), $this->clock ) );
	}

	public function widgetPage(): WidgetPage {
		return $this->once(
			WidgetPage::class,
			fn () => new WidgetPage(
				$this->published(),
				$this->surveys( ... ),
				$this->token( ... ),
				$this->registry(),
				$this->assets(),
				new PageParts( new CoreParts( $this->assets() ), $this->registry() )
			)
		);
	}

	protected function overview( SurveyPresenter $presenter ): OverviewService {
		return new OverviewService( $this->surveys(), $presenter, $this->counts(), new RangeLimit( $this->features() ), $this->clock );
	}

	protected function revokedLicenses(): RevocationList {
		return $this->once(
			RevocationList::class,
			static fn () => new RevocationList( PublicKey::configured(), RevocationList::configuredUrl() )
		);
	}

	protected function addOns(): InstalledAddOns {
		return $this->once( InstalledAddOns::class, static fn () => new InstalledAddOns() );
	}

	protected function catalogue(): Catalogue {
		return $this->once( Catalogue::class, Catalogue::configured( ... ) );
	}

	protected function checkedPackages(): CheckedPackages {
		return $this->once( CheckedPackages::class, fn () => new CheckedPackages( $this->features(), $this->catalogue(), new PackageCheck() ) );
	}

	protected function updateOffers(): UpdateOffers {
		return $this->once(
			UpdateOffers::class,
			fn () => new UpdateOffers( $this->features(), $this->catalogue(), $this->checkedPackages(), $this->addOns() )
		);
	}

	/**
	 * @return list<JobHandler>
	 */
	private function jobHandlers(): array {
		$mail = new ResponseMail( new Mailer(), Screens::url( Screens::RESULTS ) );
		return [
			new EmailNotification( $this->surveys(), $this->responseLifecycle(), new EmailLimit( $this->rateLimiter(), $this->clock ), $mail ),
			new WaitingEmails( $this->outbox() ),
			new GatheredEmail( $this->surveys(), $this->responseLifecycle(), $mail ),
		];
	}

	protected function registry(): Registry {
		return $this->once(
			Registry::class,
			fn () => new Registry( new Extensions( new Icons( "{$this->assets()->directory()}build/data/" ) ) )
		);
	}

	protected function questionTypes(): QuestionTypes {
		return $this->registry()->questionTypes();
	}

	private function spamFilter(): SpamFilter {
		return $this->once(
			SpamFilter::class,
			fn () => new SpamFilter( $this->rateLimiter(), $this->unknownProxies(), $this->clock )
		);
	}

	protected function unknownProxies(): UnknownProxies {
		return $this->once( UnknownProxies::class, fn () => new UnknownProxies( $this->rateLimiter(), $this->clock ) );
	}

	protected function siteKey(): string {
		return SiteKey::get( $this->connection() );
	}

	private function rateLimiter(): RateLimiter {
		return $this->once(
			RateLimiter::class,
			fn () => new RateLimiter( $this->connection(), $this->siteKey(), $this->clock )
		);
	}

	protected function storedResponses(): StoredResponseRepository {
		return $this->once( StoredResponseRepository::class, fn () => new StoredResponseRepository( $this->connection() ) );
	}

	protected function surveyRepository(): SurveyRepository {
		return $this->once( SurveyRepository::class, fn () => new SurveyRepository( $this->connection() ) );
	}

	protected function surveyWriter(): SurveyWriter {
		return $this->once(
			SurveyWriter::class,
			fn () => new SurveyWriter( $this->surveyRepository(), $this->revisions(), $this->transaction(), $this->clock )
		);
	}

	protected function revisions(): RevisionRepository {
		return $this->once( RevisionRepository::class, fn () => new RevisionRepository( $this->connection() ) );
	}

	public function counts(): DailyCounts {
		return $this->once( DailyCounts::class, fn () => new DailyCounts( $this->connection(), $this->transaction(), $this->clock ) );
	}

	protected function translations(): Translations {
		return $this->once( Translations::class, fn () => new Translations( $this->assets()->directory() ) );
	}

	protected function assets(): Assets {
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
