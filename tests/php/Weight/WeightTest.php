<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Weight;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What a request of the site costs because of the plugin, all add-ons active (design.md 11). What depends on the clock is measured by
 * `npm run bench -- weight` and `front-page`.
 *
 * A limit is what the request needs today: whoever has a reason to raise one says so in the commit.
 *
 * @phpstan-import-type Cost from OwnRequest
 */
#[Group( 'commits' )]
final class WeightTest extends TestCase {

	use HeatmapFixtures;
	use RatingFixtures;
	use SurveyFixtures;

	private const AJAX = 'wp-admin/admin-ajax.php';

	/**
	 * @return iterable<string, array{string, string, int, int, int}> Script, address, files, services, kilobytes in PHP without opcache.
	 */
	public static function requests(): iterable {
		yield 'the home page' => [ 'index.php', '/', 24, 1, 700 ];
		yield 'an archive' => [ 'index.php', '/?cat=1', 28, 1, 800 ];
		yield 'the login page' => [ 'wp-login.php', '/wp-login.php', 22, 1, 700 ];
		yield 'an action of another plugin in admin-ajax.php' => [ self::AJAX, '/' . self::AJAX . '?action=foreign', 22, 1, 700 ];
		yield "a REST route of WordPress" => [ 'index.php', '/?rest_route=/wp/v2/types', 23, 1, 700 ];
		yield 'cron without an event' => [ 'wp-cron.php', '/wp-cron.php', 21, 1, 500 ];
	}

	#[DataProvider( 'requests' )]
	#[TestDox( 'what has nothing to do with surveys loads few files, makes few services, and asks the database nothing' )]
	public function testARequestWithoutASurvey( string $script, string $uri, int $files, int $services, int $kilobytes ): void {
		$request = compact( 'script', 'uri' );
		$before  = OwnRequest::cost( $request + [ 'plugins' => 'none' ] );
		$this->assertCost( $before, OwnRequest::cost( $request ), $files, $services, 0, $kilobytes );
	}

	#[TestDox( 'a page with a survey asks the database once' )]
	public function testAPageWithASurvey(): void {
		$before = OwnRequest::cost( [ 'plugins' => 'none' ] );
		$this->publishedSurvey();
		// The first page prepares the data.
		self::assertTrue( OwnRequest::cost()['has_survey'] );
		$after = OwnRequest::cost();
		self::assertTrue( $after['has_survey'] );
		self::assertSame( [], preg_grep( '#/Abilities/#', $after['files'] ) );
		$this->assertCost( $before, $after, 41, 11, 1, 700 );
	}

	#[TestDox( 'a page asks the database nothing because it or another one is recorded' )]
	public function testARecordedPage(): void {
		$nothing = OwnRequest::cost( [ 'plugins' => 'none' ] );
		$other   = [ 'uri' => '/?page_id=2' ];
		$before  = OwnRequest::cost( $other );
		$this->recordedPage( '/' );
		$this->assertCost( $nothing, OwnRequest::cost(), 35, 1, 0, 800 );
		$after = OwnRequest::cost( $other );
		self::assertLessThanOrEqual( 5, count( array_diff( $after['files'], $before['files'] ) ) );
		self::assertSame( [ $before['statements'], $before['services'] ], [ $after['statements'], $after['services'] ] );
	}

	#[TestDox( "a visitor's answers cost ten statements of ours, besides those of the transaction and of WordPress" )]
	public function testASubmission(): void {
		$survey = $this->publishedSurvey();
		$body   = (string) wp_json_encode( $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		$uri    = "/?rest_route=/userfeedback/v1/surveys/$survey->id/responses";
		$after  = OwnRequest::cost( [ 'method' => 'POST' ] + compact( 'uri', 'body' ) );
		self::assertSame( 201, $after['status'], $after['end'] );
		// Those of a page that is new, and of SQLite, which cannot count and read in one statement; on MariaDB ten (bench submission).
		self::assertLessThanOrEqual( 15, count( $after['ours'] ), implode( "\n", $after['ours'] ) );
		$this->assertCost( OwnRequest::cost( [ 'uri' => '/?rest_route=/', 'plugins' => 'none' ] ), $after, 123, 35, 21, 2_000 );
	}

	#[TestDox( 'a vote makes only what stores it' )]
	public function testAVote(): void {
		$post  = $this->ratedPost();
		$body  = (string) wp_json_encode( $this->ballot( $post ) );
		$uri   = "/?rest_route=/userfeedback/v1/posts/$post/rating";
		$after = OwnRequest::cost( [ 'method' => 'POST' ] + compact( 'uri', 'body' ) );
		self::assertSame( 201, $after['status'], $after['end'] );
		self::assertLessThanOrEqual( 7, count( $after['ours'] ), implode( "\n", $after['ours'] ) );
		$this->assertCost( OwnRequest::cost( [ 'uri' => '/?rest_route=/', 'plugins' => 'none' ] ), $after, 97, 27, 12, 1_400 );
	}

	/**
	 * @param Cost $before Without any plugin.
	 * @param Cost $after
	 */
	private function assertCost( array $before, array $after, int $files, int $services, int $statements, int $kilobytes ): void {
		$list = implode( "\n", $after['files'] );
		self::assertLessThanOrEqual( $files, count( $after['files'] ), "Files:\n$list" );
		self::assertLessThanOrEqual( $services, $after['services'], 'services' );
		self::assertLessThanOrEqual( $statements, $after['statements'] - $before['statements'], 'statements' );
		self::assertLessThanOrEqual( $kilobytes, $after['kilobytes'] - $before['kilobytes'], 'kilobytes' );
	}
}
