<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\DueController;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Surveys that are due later: pages carry the moment alone, and the public route what is due by then.
 */
final class ScheduledSurveysTest extends TestCase {

	use SurveyFixtures;

	private const SECRET = 'Merger with Acme';

	private int $start;

	protected function setUp(): void {
		parent::setUp();
		$this->start = time();
	}

	public function testAPageWithScheduledSurveysAloneCarriesNothingOfThemAndAsksNothing(): void {
		$this->scheduled( '+2 days' );
		$this->scheduled( '+1 day' );
		get_option( 'userfeedback_published' );
		get_site_option( 'can_compress_scripts' );
		$queries = $GLOBALS['wpdb']->num_queries;
		$html    = $this->page( 0 );
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
		self::assertStringNotContainsString( self::SECRET, $html );
		$data = $this->data( $html );
		self::assertSame( [], $data['surveys'] );
		self::assertSame( $this->iso( '+1 day' ), $data['due']['at'] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
		self::assertStringContainsString( 'userfeedback-loader', $html );
	}

	public function testAPageWithAnOpenSurveyCarriesNothingOfTheScheduledOnes(): void {
		$open = $this->publishedSurvey();
		$this->scheduled( '+1 hour' );
		$html = $this->page( 0 );
		self::assertStringNotContainsString( self::SECRET, $html );
		self::assertSame( [ $open->id ], array_column( $this->data( $html )['surveys'], 'id' ) );
	}

	#[DataProvider( 'moments' )]
	public function testASurveyIsOnThePageFromTheSecondInWhichItIsDue( int $second, bool $isThere ): void {
		$survey = $this->scheduled( '+1 hour' );
		$data   = $this->data( $this->page( HOUR_IN_SECONDS + $second ) );
		self::assertSame( $isThere ? [ $survey->id ] : [], array_column( $data['surveys'], 'id' ) );
		self::assertSame( ! $isThere, isset( $data['due'] ) );
		$answer = $this->due( HOUR_IN_SECONDS + $second, (string) $survey->id );
		self::assertSame( $isThere ? [ $survey->id ] : [], array_column( $this->body( $answer )['surveys'], 'id' ) );
	}

	/**
	 * @return iterable<string, array{int, bool}>
	 */
	public static function moments(): iterable {
		yield 'a second before' => [ -1, false ];
		yield 'in the second' => [ 0, true ];
		yield 'a second after' => [ 1, true ];
	}

	/** What is due in more than 48 hours is not mentioned: most pages of caches will not live to see it. */
	#[DataProvider( 'distances' )]
	public function testAPageNamesAMomentOfTheNextTwoDaysOnly( string $publishAt, bool $isNamed ): void {
		$this->scheduled( $publishAt );
		self::assertSame( $isNamed, $this->page( 0 ) !== '' );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function distances(): iterable {
		yield '48 hours' => [ '+48 hours', true ];
		yield 'a second more' => [ '+48 hours 1 second', false ];
	}

	public function testTheRouteAnswersWhatPagesCarryAndMayBeKeptForAMinute(): void {
		$survey = $this->scheduled( '+1 hour' );
		$answer = $this->due( 2 * HOUR_IN_SECONDS, (string) $survey->id );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'public, max-age=60', $this->withOurFilters( $answer )->get_headers()['Cache-Control'] ?? '' );
		$body = $this->body( $answer );
		self::assertSame( [], SchemaCheck::errors( $body, WidgetSchema::due( Plugin::instance()->get( SettingSections::class ) ), '' ) );
		$page = $this->data( $this->page( 2 * HOUR_IN_SECONDS ) );
		self::assertSame( $page['surveys'], $body['surveys'] );
		self::assertSame( $page['strings'], $body['strings'] );
		self::assertSame( self::SECRET, $body['surveys'][0]['title'] );
		self::assertSame( $survey->id, $body['surveys'][0]['id'] );
	}

	public function testTheRouteAsksTheSurveyOfThePagesBlockFirst(): void {
		$survey = $this->scheduled( '+1 hour' );
		$newer  = $this->scheduled( '+2 hours' );
		$listed = "$survey->id,$newer->id";
		$ids    = fn ( int $first ) => array_column( $this->body( $this->due( DAY_IN_SECONDS, $listed, $first ) )['surveys'], 'id' );
		self::assertSame( [ $newer->id, $survey->id ], $ids( 0 ) );
		self::assertSame( [ $survey->id, $newer->id ], $ids( $survey->id ) );
		$url = $this->data( $this->page( 0, $survey->id ) )['due']['url'];
		self::assertStringEndsWith( "surveys=$newer->id%2C$survey->id&first=$survey->id", $url );
	}

	public function testTheRouteAnswersNothingOfSurveysThatAreNotPublished(): void {
		$draft = $this->scheduled( '+1 hour' );
		Plugin::instance()->get( SurveyService::class )->update( $draft->id, [ 'status' => 'draft' ], 1 );
		$trashed = $this->scheduled( '+1 hour' );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $trashed->id ], 1 );
		$answer = $this->body( $this->due( DAY_IN_SECONDS, "$draft->id,$trashed->id" ) );
		self::assertSame( [], $answer['surveys'] );
		self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $answer ) );
	}

	/** The option may be older than the survey: what was put off since is not answered. */
	public function testASurveyThatWasPutOffIsNotAnsweredFromAnOldOption(): void {
		$survey = $this->scheduled( '+1 hour' );
		$option = get_option( 'userfeedback_published' );
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'publish_at' => $this->iso( '+1 day' ) ], 1 );
		update_option( 'userfeedback_published', $option );
		self::assertSame( [], $this->body( $this->due( 2 * HOUR_IN_SECONDS, (string) $survey->id ) )['surveys'] );
	}

	private function scheduled( string $when ): Survey {
		return $this->publishedSurvey(
			[
				'title'      => self::SECRET,
				'questions'  => [ $this->text( 'q1', [ 'title' => self::SECRET . '?' ] ) ],
				'publish_at' => $this->iso( $when ),
			]
		);
	}

	private function iso( string $when ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( $when, $this->start ) );
	}

	private function at( int $seconds ): Plugin {
		$now = ( new DateTimeImmutable( '@' . ( $this->start + $seconds ) ) )->setTimezone( new DateTimeZone( 'UTC' ) );
		return new Plugin( [ Clock::class => new FrozenClock( $now, new DateTimeZone( 'UTC' ) ) ] );
	}

	/**
	 * What a page some seconds from now carries.
	 */
	private function page( int $seconds, int $first = 0 ): string {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		$page = $this->at( $seconds )->get( WidgetPage::class );
		$page->enqueue();
		$page->askFirst( $first );
		ob_start();
		do_action( 'wp_footer' );
		preg_match_all( '#<script[^>]*id="userfeedback-[^>]*>.*?</script>#s', (string) ob_get_clean(), $found );
		return implode( "\n", $found[0] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function data( string $html ): array {
		self::assertSame( 1, preg_match( '#id="userfeedback-data"[^>]*>(.*?)</script>#s', $html, $found ), $html );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * The route's answer some seconds from now.
	 */
	private function due( int $seconds, string $surveys, int $first = 0 ): WP_REST_Response {
		$this->asVisitor();
		$server                    = rest_get_server();
		$GLOBALS['wp_rest_server'] = new WP_REST_Server();
		try {
			// A server that knows only the route of a later time.
			$later = $this->at( $seconds );
			$later->get( DueController::class )->register_routes();
			return $this->get(
				'/userfeedback/v1/surveys/due',
				[
					'surveys' => $surveys,
					'first'   => $first,
				]
			);
		} finally {
			$GLOBALS['wp_rest_server'] = $server;
		}
	}

	private function withOurFilters( WP_REST_Response $response ): WP_REST_Response {
		/** @var WP_REST_Response $filtered */
		$filtered = apply_filters( 'rest_post_dispatch', $response, rest_get_server(), new WP_REST_Request( 'GET', '/userfeedback/v1/surveys/due' ) );
		return $filtered;
	}
}
