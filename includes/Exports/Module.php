<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;
use UserFeedback\Container;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\StoredData\SiteTables;
use UserFeedback\Support\Clock;

/**
 * Stored data of any kind as CSV files, Excel workbooks and JSON, sent at once or prepared in the background, and listed by WP-CLI.
 *
 * @since 0.5.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->defineBackground();
		$container = $this->container;
		$container->define(
			ExportsKind::class,
			static fn ( Container $c ) => new ExportsKind(
				static fn () => new SiteTables(
					static fn ( DateTimeZone $zone ) => new ExportTable( $c->get( ExportRepository::class ), $zone ),
					$c->get( Clock::class )
				),
				$c->lazy( BackgroundService::class ),
				$c->get( Clock::class )
			)
		);
	}

	private function defineBackground(): void {
		$container = $this->container;
		$container->define(
			ExportJob::class,
			static fn ( Container $c ) => new ExportJob(
				$c->get( ExportService::class ),
				$c->get( ExportRepository::class ),
				$c->get( ExportFolder::class ),
				$c->get( ExportMail::class ),
				$c->get( Clock::class ),
				self::inLanguageOf( ... ),
				$c->get( WorkQueue::class )
			)
		);
	}

	public function commands(): array {
		return [
			'export' => ExportCommand::class,
			'list'   => ListCommand::class,
		];
	}

	public function jobHandlers(): array {
		return [ ExportJob::class ];
	}

	public function longWorks(): array {
		return [ ExportJob::class ];
	}

	public function storedData(): array {
		return [ ExportsKind::class ];
	}

	public function uninstall(): void {
		$this->container->get( ExportFolder::class )->remove();
	}

	/**
	 * Action admin_menu: the page that sends files.
	 */
	public static function addPage(): void {
		self::service( ExportPage::class )->add();
	}

	/**
	 * Action userfeedback_survey_deleted: files that contain its responses go with it.
	 */
	public static function deleteOfSurvey( int $surveyId ): void {
		self::service( BackgroundService::class )->deleteOfSurvey( $surveyId );
	}

	/**
	 * Action userfeedback_responses_erased: files with what was erased go with it.
	 */
	public static function renewOfSurvey( int $surveyId ): void {
		self::service( BackgroundService::class )->renewOfSurvey( $surveyId );
	}

	/**
	 * Action userfeedback_personal_data_erased: the same for what belongs to no survey.
	 */
	public static function renewOfKind( string $kind ): void {
		self::service( BackgroundService::class )->renewOfKind( $kind );
	}

	/**
	 * Calls a closure in the language that a user has chosen for the dashboard.
	 *
	 * @param Closure(): void $work
	 */
	private static function inLanguageOf( int $userId, Closure $work ): void {
		$isSwitched = switch_to_user_locale( $userId );
		try {
			$work();
		} finally {
			if ( $isSwitched ) {
				restore_previous_locale();
			}
		}
	}
}
