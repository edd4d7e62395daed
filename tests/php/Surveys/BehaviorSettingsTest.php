<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The settings of a survey's behavior and tracking, over the REST API.
 */
final class BehaviorSettingsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	private const DEFAULTS = [
		'timing'          => 'immediate',
		'timing_delay'    => 20,
		'scroll_percent'  => 50,
		'rage_click'      => false,
		'display_length'  => 'until_response',
		'closed_days'     => 0,
		'run_time'        => 'indefinitely',
		'expire_at'       => [
			'month' => 1,
			'day'   => 1,
		],
		'start_minimized' => false,
		'auto_advance'    => false,
		'keep_partial'    => false,
		'visitor_share'   => 100,
	];

	/** A new survey follows the plugin's setting. */
	private const FOLLOWED = [ 'followed' => [ 'start_minimized' ] ];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[SET-07~] [SET-08~] [SET-09~] [SET-10~] a new survey shows at once, until answered, without end, and open' )]
	public function testANewSurveyHasTheDefaults(): void {
		$settings = $this->body( $this->get( self::PATH . '/' . $this->storedSurvey()->id ) )['settings'];
		self::assertSame( self::DEFAULTS + self::FOLLOWED, $settings['behavior'] );
		self::assertTrue( $settings['enable_tracking'] );
	}

	/** @param array<string, mixed> $changes */
	#[TestDox( '[SET-07~] [SET-08~] [SET-09~] [SET-10~] every value is stored and read again' )]
	#[DataProvider( 'valid' )]
	public function testStoresEveryValue( array $changes ): void {
		$id       = $this->storedSurvey()->id;
		$behavior = $changes + self::DEFAULTS;
		$saved    = $this->save( $id, $behavior );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		$stored = $this->body( $this->get( self::PATH . "/$id" ) )['settings']['behavior'];
		self::assertEquals( $behavior + ( isset( $changes['start_minimized'] ) ? [ 'followed' => [] ] : self::FOLLOWED ), $stored );
		self::assertSame( [ 'month', 'day' ], array_keys( $stored['expire_at'] ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function valid(): iterable {
		foreach ( [ 'immediate', 'delay', 'before_abandon', 'half_page' ] as $timing ) {
			yield $timing => [ [ 'timing' => $timing ] ];
		}
		yield 'no delay' => [ [ 'timing' => 'delay', 'timing_delay' => 0 ] ];
		yield 'the longest delay' => [ [ 'timing' => 'delay', 'timing_delay' => 60 ] ];
		yield 'the least of the page' => [ [ 'timing' => 'half_page', 'scroll_percent' => 1 ] ];
		yield 'the whole page' => [ [ 'timing' => 'half_page', 'scroll_percent' => 100 ] ];
		yield 'after repeated clicks' => [ [ 'rage_click' => true ] ];
		foreach ( [ 'until_response', 'once', 'repeatedly' ] as $length ) {
			yield $length => [ [ 'display_length' => $length ] ];
		}
		yield 'until a leap day' => [ [ 'run_time' => 'expire', 'expire_at' => [ 'month' => 2, 'day' => 29 ] ] ];
		yield 'keys in another order' => [ [ 'run_time' => 'expire', 'expire_at' => [ 'day' => 31, 'month' => 12 ] ] ];
		yield 'hidden for a year after closing' => [ [ 'closed_days' => 365 ] ];
		yield 'going on by itself' => [ [ 'auto_advance' => true ] ];
		yield 'minimized' => [ [ 'start_minimized' => true ] ];
		yield 'few visitors' => [ [ 'visitor_share' => 1 ] ];
		yield 'partial answers' => [ [ 'keep_partial' => true ] ];
	}

	/** @param array<string, mixed> $changes */
	#[TestDox( '[SET-07~] [SET-09~] what is out of bounds is refused with its field, and changes nothing' )]
	#[DataProvider( 'invalid' )]
	public function testRefusesWhatIsOutOfBounds( array $changes, string $field ): void {
		$id      = $this->storedSurvey()->id;
		$refused = $this->assertRefused( $this->save( $id, $changes + self::DEFAULTS ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ "settings.behavior.$field" ], array_keys( $refused ) );
		self::assertSame( self::DEFAULTS + self::FOLLOWED, $this->body( $this->get( self::PATH . "/$id" ) )['settings']['behavior'] );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function invalid(): iterable {
		yield 'another timing' => [ [ 'timing' => 'later' ], 'timing' ];
		yield 'another length' => [ [ 'display_length' => 'twice' ], 'display_length' ];
		yield 'another run time' => [ [ 'run_time' => 'forever' ], 'run_time' ];
		foreach ( [ -1, 61, 1.5, '', 'soon', null ] as $delay ) {
			yield 'a delay of ' . wp_json_encode( $delay ) => [ [ 'timing_delay' => $delay ], 'timing_delay' ];
		}
		foreach ( [ 0, 101, 33.3, 'half', null ] as $percent ) {
			yield wp_json_encode( $percent ) . ' percent' => [ [ 'scroll_percent' => $percent ], 'scroll_percent' ];
		}
		foreach ( [ 0, 13 ] as $month ) {
			yield "month $month" => [ [ 'expire_at' => [ 'month' => $month, 'day' => 1 ] ], 'expire_at.month' ];
		}
		foreach ( [ [ 1, 0 ], [ 1, 32 ], [ 2, 30 ], [ 4, 31 ], [ 6, 31 ], [ 9, 31 ], [ 11, 31 ] ] as [ $month, $day ] ) {
			yield "day $day of month $month" => [ [ 'expire_at' => [ 'month' => $month, 'day' => $day ] ], 'expire_at.day' ];
		}
		foreach ( [ -1, 366, 1.5, '', 'long', null ] as $days ) {
			yield 'hidden for ' . wp_json_encode( $days ) . ' days' => [ [ 'closed_days' => $days ], 'closed_days' ];
		}
		foreach ( [ 0, 101, 12.5, '', 'few', null ] as $share ) {
			yield 'a share of ' . wp_json_encode( $share ) => [ [ 'visitor_share' => $share ], 'visitor_share' ];
		}
		yield 'a word for going on' => [ [ 'auto_advance' => 'perhaps' ], 'auto_advance' ];
		yield 'no day' => [ [ 'expire_at' => [ 'month' => 1 ] ], 'expire_at.day' ];
		yield 'a year' => [ [ 'expire_at' => [ 'month' => 1, 'day' => 1, 'year' => 2027 ] ], 'expire_at.year' ];
		yield 'a word for yes' => [ [ 'start_minimized' => 'perhaps' ], 'start_minimized' ];
	}

	public function testSaysHowManyDaysTheMonthHas(): void {
		$expires = [ 'run_time' => 'expire', 'expire_at' => [ 'month' => 6, 'day' => 31 ] ];
		$refused = $this->body( $this->save( $this->storedSurvey()->id, $expires + self::DEFAULTS ) );
		self::assertSame( 'This month has 30 days. Choose one of them.', $refused['data']['errors'][0]['message'] );
	}

	#[TestDox( '[SET-01~] tracking can be switched off and on' )]
	public function testTrackingIsStored(): void {
		$id = $this->storedSurvey()->id;
		foreach ( [ false, true ] as $isOn ) {
			$changes = [ 'settings' => [ 'enable_tracking' => $isOn ] ];
			self::assertSame( 200, $this->post( self::PATH . "/$id", [ 'survey' => $changes ] )->get_status() );
			self::assertSame( $isOn, $this->body( $this->get( self::PATH . "/$id" ) )['settings']['enable_tracking'] );
		}
	}

	/**
	 * @param array<string, mixed> $behavior
	 */
	private function save( int $id, array $behavior ): \WP_REST_Response {
		return $this->post( self::PATH . "/$id", [ 'survey' => [ 'settings' => [ 'behavior' => $behavior ] ] ] );
	}
}
