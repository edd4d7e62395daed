<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Migrations\AddCountsByPeriod;
use UserFeedback\Database\Migrations\AddEarlierLabels;
use UserFeedback\Database\Migrations\AddHeatmaps;
use UserFeedback\Database\Migrations\AddHeldBack;
use UserFeedback\Database\Migrations\AddJobs;
use UserFeedback\Database\Migrations\AddKeysAndClientIds;
use UserFeedback\Database\Migrations\AddLastDay;
use UserFeedback\Database\Migrations\AddRatingFacts;
use UserFeedback\Database\Migrations\AddRatingKeys;
use UserFeedback\Database\Migrations\AddResponseFacts;
use UserFeedback\Database\Migrations\AddResponseLanguage;
use UserFeedback\Database\Migrations\AddTimeToListing;
use UserFeedback\Database\Migrations\AddTotalsDay;
use UserFeedback\Database\Migrations\AddWebhooks;
use UserFeedback\Database\Migrations\CreateTables;
use UserFeedback\Database\Work\JobsCommand;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Modules;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use WP_Site;
use wpdb;

/**
 * Tables, migrations, transactions, the outbox, long works, and the cron events.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define( Connection::class, static fn () => new Connection( self::wpdb() ) );
		self::defineMigrations( $container );
		$container->define(
			Network::class,
			static fn ( Container $c ) => new Network( $c->get( Connection::class ), $c->get( Installer::class )->install( ... ), USERFEEDBACK_FILE )
		);
		$container->define(
			RateLimiter::class,
			static fn ( Container $c ) => new RateLimiter(
				$c->get( Connection::class ),
				SiteKey::get( $c->get( Connection::class ) ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			VisitorToken::class,
			static fn ( Container $c ) => new VisitorToken( SiteKey::get( $c->get( Connection::class ) ), get_current_blog_id() )
		);
		$container->define(
			OutboxWorker::class,
			static fn ( Container $c ) => new OutboxWorker( $c->get( Outbox::class ), $c->get( Modules::class )->jobHandlers( ... ) )
		);
		self::defineWork( $container );
		$container->define(
			CronEvents::class,
			static fn ( Container $c ) => new CronEvents(
				static fn () => $c->get( Installer::class )->update(),
				static fn () => $c->get( Migrator::class )->isCurrent(),
				[
					CronEvents::WORK  => static fn () => [ $c->get( OutboxWorker::class )->run( ... ), $c->get( WorkRunner::class )->runDue( ... ) ],
					CronEvents::DAILY => $c->get( Modules::class )->dailyTasks( ... ),
				]
			)
		);
	}

	private static function defineWork( Container $container ): void {
		$container->define(
			WorkRunner::class,
			static fn ( Container $c ) => new WorkRunner(
				$c->get( WorkRepository::class ),
				$c->get( Clock::class ),
				$c->get( Modules::class )->longWorks( ... )
			)
		);
	}

	private static function defineMigrations( Container $container ): void {
		$container->define(
			Migrator::class,
			static fn ( Container $c ) => new Migrator(
				$c->get( Connection::class ),
				static fn () => [
					new CreateTables(),
					new AddKeysAndClientIds(),
					new AddLastDay(),
					new AddResponseFacts(),
					new AddRatingFacts(),
					new AddRatingKeys(),
					new AddHeldBack(),
					new AddTimeToListing(),
					new AddCountsByPeriod(),
					new AddEarlierLabels(),
					new AddJobs(),
					new AddWebhooks(),
					new AddHeatmaps(),
					new AddResponseLanguage(),
					new AddTotalsDay(),
				],
				static function () use ( $container ): void {
					CronEvents::hurry();
					$container->get( UpdateAfterAnswer::class )->plan();
				}
			)
		);
		$container->define(
			UpdateAfterAnswer::class,
			static fn ( Container $c ) => new UpdateAfterAnswer(
				static fn () => $c->get( Installer::class )->update(),
				UpdateAfterAnswer::finisher()
			)
		);
		$container->define(
			Installer::class,
			static fn ( Container $c ) => new Installer(
				$c->get( Migrator::class ),
				$c->get( MigrationLock::class ),
				$c->get( Modules::class )->install( ... )
			)
		);
	}

	public function commands(): array {
		return [
			'jobs' => JobsCommand::class,
			'work' => WorkCommand::class,
		];
	}

	public function dailyTasks(): array {
		return [
			fn () => $this->container->get( RateLimiter::class )->forget( DAY_IN_SECONDS ),
			fn () => $this->container->get( WorkQueue::class )->deleteOld(),
		];
	}

	public function install(): void {
		SiteKey::get( $this->container->get( Connection::class ) );
		self::scheduleEvents();
	}

	public function deactivate(): void {
		CronEvents::unschedule();
	}

	public function uninstall(): void {
		$this->container->get( Migrator::class )->uninstall();
		delete_option( SiteKey::OPTION );
		delete_option( MigrationLock::OPTION );
		Network::deleteTransientOfSite( Installer::TRANSIENT );
	}

	/**
	 * Filter pre_get_table_charset: utf8mb4 for the plugin's tables. wpdb::get_table_charset() takes a table with ascii and utf8mb4 columns for
	 * ascii, and wpdb then refuses statements with other characters.
	 *
	 * @param string|null $charset Value from an earlier filter callback; null for none.
	 * @param string      $table   Lower case, with prefixes.
	 */
	public static function tableCharset( ?string $charset, string $table ): ?string {
		return preg_match( '/ufb_[a-z_]+$/', $table ) === 1 ? 'utf8mb4' : $charset;
	}

	/**
	 * Filter cron_schedules.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function addCronSchedule( array $schedules ): array {
		return CronEvents::addSchedule( $schedules );
	}

	/**
	 * Cron event userfeedback_work.
	 */
	public static function runWork(): void {
		self::service( CronEvents::class )->run( CronEvents::WORK );
	}

	/**
	 * Cron event userfeedback_daily.
	 */
	public static function runDailyTasks(): void {
		self::service( CronEvents::class )->run( CronEvents::DAILY );
	}

	/**
	 * Action admin_init, and on installation: schedules missing cron events.
	 */
	public static function scheduleEvents(): void {
		self::service( CronEvents::class )->ensureScheduled();
	}

	/**
	 * Action admin_init: brings the tables up to date when somebody who uses the plugin opens the dashboard.
	 */
	public static function migrate(): void {
		// admin_init also runs for visitors, in admin-ajax.php and admin-post.php: they must not wait for a migration.
		if ( ! wp_doing_ajax() && array_filter( Capability::ALL, current_user_can( ... ) ) !== [] ) {
			self::service( Installer::class )->update();
		}
	}

	/**
	 * Action wp_initialize_site.
	 */
	public static function installOnNewSite( WP_Site $site ): void {
		self::service( Network::class )->onNewSite( $site );
	}

	/**
	 * Action wp_uninitialize_site.
	 *
	 * @since 0.7.0
	 */
	public static function uninstallOnDeletedSite( WP_Site $site ): void {
		Network::onDeletedSite( $site, static fn () => self::service( Modules::class )->uninstall() );
	}

	/**
	 * Filter wpmu_drop_tables.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	public static function addTablesToDrop( array $tables ): array {
		return self::service( Network::class )->addTables( $tables );
	}

	private static function wpdb(): wpdb {
		/** @var wpdb */
		return $GLOBALS['wpdb'];
	}
}
