<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Container;
use UserFeedback\Health\Checks\CronCheck;
use UserFeedback\Health\Checks\ObjectCacheCheck;
use UserFeedback\Health\Checks\PageCacheCheck;
use UserFeedback\Health\Checks\RatingTotalsCheck;
use UserFeedback\Health\Checks\ResponseCountsCheck;
use UserFeedback\Health\Checks\RestCheck;
use UserFeedback\Health\Checks\TablesCheck;
use UserFeedback\Health\Checks\TimeZoneCheck;
use UserFeedback\Health\Checks\WaitingJobsCheck;
use UserFeedback\Modules;

/**
 * What goes wrong on a site, in Site Health and by WP-CLI, with advice and repairs.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define(
			HealthService::class,
			static fn ( Container $c ) => new HealthService( $c->get( Modules::class )->healthChecks( ... ), $c->get( Rights::class ) )
		);
	}

	public function healthChecks(): array {
		return [
			CronCheck::class,
			WaitingJobsCheck::class,
			TablesCheck::class,
			ResponseCountsCheck::class,
			RatingTotalsCheck::class,
			RestCheck::class,
			PageCacheCheck::class,
			ObjectCacheCheck::class,
			TimeZoneCheck::class,
		];
	}

	public function commands(): array {
		return [ 'doctor' => DoctorCommand::class ];
	}

	/**
	 * Filter site_status_tests.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $tests See SiteHealth::add().
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public static function addTests( array $tests ): array {
		return self::service( SiteHealth::class )->add( $tests );
	}

	/**
	 * Filter debug_information.
	 *
	 * @param array<string, mixed> $sections See DebugInformation::add().
	 * @return array<string, mixed>
	 */
	public static function addDebugInformation( array $sections ): array {
		return self::service( DebugInformation::class )->add( $sections );
	}

	/**
	 * Action admin_post_userfeedback_repair.
	 */
	public static function repair(): void {
		self::service( RepairForm::class )->submit();
	}
}
