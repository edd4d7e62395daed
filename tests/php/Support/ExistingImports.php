<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ExistingPlugin\ExistingImportWork;
use UserFeedback\Import\ExistingPlugin\SourceTables;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;

/**
 * Runs imports from the existing plugin, and reads by plain SQL what is in its tables and in ours.
 */
trait ExistingImports {

	use ExistingPluginTables;

	private Plugin $plugin;

	/**
	 * @return array{counts: array<string, int>, surveys: list<array<string, mixed>>, problems: list<array<string, mixed>>, problems_count: int}
	 */
	private function import( bool $isDryRun = false ): array {
		global $wpdb;
		$subject = ExistingImportWork::subject( new SourceTables( $wpdb->prefix ), $isDryRun );
		$work    = $this->plugin->get( WorkRunner::class )->runNow( ExistingImportWork::KIND, $subject );
		self::assertSame( StoredWork::DONE, $work->status );
		/** @var array{counts: array<string, int>, surveys: list<array<string, mixed>>, problems: list<array<string, mixed>>, problems_count: int} */
		return array_intersect_key( (array) $work->state, array_flip( [ 'counts', 'surveys', 'problems', 'problems_count' ] ) );
	}

	private function pluginWith( OtherPlan $plan ): Plugin {
		$clock = new FrozenClock( new DateTimeImmutable( '2026-11-28 12:00:00 UTC' ), new DateTimeZone( 'Europe/Berlin' ) );
		return new Plugin( [ FeatureGate::class => $plan->gate(), Clock::class => $clock ] );
	}

	/**
	 * Rows of a query in which the names of tables have no prefix.
	 *
	 * @return list<list<string|null>>
	 */
	private function values( string $sql ): array {
		global $wpdb;
		$rows = $wpdb->get_results( (string) preg_replace( '/\b(ufb_|userfeedback_survey)/', $wpdb->prefix . '$1', $sql ), ARRAY_N );
		self::assertSame( '', $wpdb->last_error );
		$text = static fn ( mixed $value ): ?string => $value === null ? null : (string) $value;
		return array_map( static fn ( array $row ) => array_values( array_map( $text, $row ) ), array_values( (array) $rows ) );
	}

	private function surveyId( string $title ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}ufb_surveys WHERE title = %s", $title ) );
	}

	/**
	 * All that an import may store.
	 *
	 * @return array<string, mixed>
	 */
	private function contents(): array {
		$contents = [];
		foreach ( ExistingSample::WRITTEN as $table ) {
			$contents[ $table ] = $this->values( "SELECT * FROM ufb_$table" );
		}
		$contents['options'] = [ get_option( 'userfeedback_settings' ), get_option( 'userfeedback_existing_import' ) ];
		return $contents;
	}

	/**
	 * @param list<string|null> $texts
	 * @return list<string|null>
	 */
	private static function sorted( array $texts ): array {
		sort( $texts );
		return $texts;
	}
}
