<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PublishedList;
use UserFeedback\Widget\PublishedSurveys;

/**
 * The autoloaded list of published surveys.
 */
final class PublishedSurveysTest extends TestCase {

	use SurveyFixtures;

	#[TestDox( 'the surveys are read while the option is locked, so that no other request can store an earlier list afterwards' )]
	public function testReadsUnderTheLock(): void {
		$this->publishedSurvey();
		update_option( PublishedList::OPTION, [] );
		$log = QueryLog::start();
		Plugin::instance()->get( PublishedSurveys::class )->refresh();
		$steps = [];
		foreach ( $log->containing( '' ) as $statement ) {
			$steps[] = match ( true ) {
				$statement === 'START TRANSACTION'                     => 'begin',
				$statement === 'COMMIT'                                => 'commit',
				str_ends_with( $statement, 'FOR UPDATE' )              => 'lock',
				str_contains( $statement, "WHERE status = 'publish'" ) => 'read',
				str_starts_with( $statement, 'UPDATE' )                => 'write',
				default                                                => '',
			};
		}
		self::assertSame( [ 'begin', 'lock', 'read', 'write', 'commit' ], array_values( array_filter( $steps ) ) );
	}

	#[TestDox( 'an update compares with what is stored, not with what this request has read before' )]
	public function testComparesWithTheStoredValue(): void {
		$survey = $this->publishedSurvey();
		$listed = get_option( PublishedList::OPTION );
		// Another request stores a list that this one has not read.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, [ 'option_value' => 'a:0:{}' ], [ 'option_name' => PublishedList::OPTION ] );
		self::assertSame( $listed, get_option( PublishedList::OPTION ) );
		Plugin::instance()->get( PublishedSurveys::class )->refresh();
		wp_cache_flush();
		self::assertSame( [ $survey->id ], array_column( Plugin::instance()->get( PublishedSurveys::class )->all(), 'id' ) );
	}
}
