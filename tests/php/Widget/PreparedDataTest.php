<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\CachedPages;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PreparedData;
use UserFeedback\Widget\WidgetPage;

/**
 * What pages with a survey print without making it again.
 */
final class PreparedDataTest extends TestCase {

	use SurveyFixtures;

	private Survey $survey;

	private QueryLog $log;

	protected function tearDown(): void {
		$GLOBALS['wp_locale']->text_direction = 'ltr';
		parent::tearDown();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->publishedSurvey();
		$this->log    = QueryLog::start();
	}

	#[TestDox( 'the second page with the same surveys reads no survey, and prints the same under its own name' )]
	public function testTheSecondPage(): void {
		$first = $this->data();
		self::assertCount( 1, $this->reads() );
		add_filter( 'pre_get_document_title', static fn () => 'Another page' );
		$second = $this->data();
		self::assertSame( [], $this->reads() );
		self::assertSame( 'Another page', $second['page']['name'] );
		self::assertEquals( $first, [ 'page' => $first['page'] ] + $second );
	}

	#[TestDox( 'what visitors see of a survey, or of settings, is on the next page' )]
	public function testAChange(): void {
		$this->data();
		Plugin::instance()->get( SurveyService::class )->update( $this->survey->id, [ 'title' => 'Colons' ], 1 );
		self::assertSame( 'Colons', $this->data()['surveys'][0]['title'] );
		update_option( 'userfeedback_settings', [ 'cookie_days_submitted' => 9 ] );
		CachedPages::outdate();
		self::assertNotSame( [], $this->reads() );
		$this->data();
		self::assertNotSame( [], $this->reads() );
		$this->data();
		self::assertSame( [], $this->reads() );
	}

	#[TestDox( 'another language, another list of plugins and another survey of the page have data of their own' )]
	public function testWhatElseDecides(): void {
		$other = $this->publishedSurvey();
		$this->data();
		$this->reads();
		foreach ( [
			static fn () => add_filter( 'determine_locale', static fn () => 'de_DE', 99 ),
			static fn () => $GLOBALS['wp_locale']->text_direction = 'rtl',
			static fn () => add_filter( 'option_active_plugins', static fn ( mixed $list ) => [ ...(array) $list, 'new/new.php' ] ),
		] as $change ) {
			$change();
			$this->data();
			self::assertCount( 1, $this->reads() );
			$this->data();
			self::assertCount( 0, $this->reads() );
		}
		do_shortcode( "[userfeedback id={$this->survey->id}]" );
		self::assertSame( [ $this->survey->id, $other->id ], array_column( $this->data()['surveys'], 'id' ) );
		Plugin::instance()->get( WidgetPage::class )->askFirst( 0 );
	}

	#[TestDox( 'a page on which another plugin replaces a script of WordPress gets that script, and does not take the place of the others' )]
	public function testAnotherReact(): void {
		$src     = static fn ( array $data ) => array_column( $data['app']['scripts'], 'src', 'handle' )['react'];
		$usual   = $src( $this->data() );
		$replace = static function (): void {
			wp_deregister_script( 'react' );
			wp_register_script( 'react', 'https://other.example/react.js', [], '17' );
		};
		add_action( 'wp_enqueue_scripts', $replace );
		self::assertSame( 'https://other.example/react.js?ver=17', $src( $this->data() ) );
		remove_action( 'wp_enqueue_scripts', $replace );
		$this->reads();
		self::assertSame( $usual, $src( $this->data() ) );
		self::assertSame( [], $this->reads() );
	}

	#[TestDox( 'people who are logged in, and filters of the data, get what is made for them' )]
	public function testWhoGetsNone(): void {
		$this->data();
		add_filter( 'userfeedback_page_survey', static fn ( array $data ) => [ 'title' => 'Filtered' ] + $data );
		self::assertSame( 'Filtered', $this->data()['surveys'][0]['title'] );
		remove_all_filters( 'userfeedback_page_survey' );
		$this->reads();
		$this->asAdmin();
		$this->data();
		self::assertNotSame( [], $this->reads() );
	}

	#[TestDox( 'what was read before a change and is kept after it is not used' )]
	public function testAnUpdateInTheMiddle(): void {
		$prepared = Plugin::instance()->get( PreparedData::class );
		$state    = PreparedData::state();
		PreparedData::outdate();
		$prepared->keep( 'key', '{"old":1}', [], $state );
		self::assertNull( $prepared->get( 'key' ) );
		$prepared->keep( 'key', '{"new":1}', [], PreparedData::state() );
		self::assertSame( '{"new":1}', $prepared->get( 'key' ) );
	}

	#[TestDox( 'an object cache that loses everything costs a query, not the survey' )]
	public function testALostCache(): void {
		$before = $this->data();
		wp_cache_flush();
		$this->reads();
		self::assertSame( $before, $this->data() );
		self::assertSame( [], $this->reads() );
		delete_option( PreparedData::OPTION );
		self::assertSame( $before, $this->data() );
		self::assertCount( 1, $this->reads() );
	}

	#[TestDox( 'it is kept for an hour, and as long as there is room' )]
	public function testItsEnd(): void {
		$at     = static fn ( string $time ) => new PreparedData( new FrozenClock( new DateTimeImmutable( $time ), new DateTimeZone( 'UTC' ) ) );
		$now    = $at( '2026-11-27 12:00' );
		$little = '{"a":1}';
		$much   = (string) wp_json_encode( [ 'a' => str_repeat( 'a', 60_000 ) ] );
		$now->keep( 'little', $little, [], PreparedData::state() );
		$now->keep( 'much', $much, [], PreparedData::state() );
		$now->keep( 'more', $much, [], PreparedData::state() );
		self::assertSame( [ $little, $much, null ], array_map( $now->get( ... ), [ 'little', 'much', 'more' ] ) );
		self::assertSame( $little, $at( '2026-11-27 12:59' )->get( 'little' ) );
		self::assertNull( $at( '2026-11-27 13:00' )->get( 'little' ) );
		$at( '2026-11-27 13:00' )->keep( 'more', $much, [], PreparedData::state() );
		self::assertSame( $much, $at( '2026-11-27 13:01' )->get( 'more' ) );
	}

	/**
	 * @return list<string> Statements that have read surveys since the last call.
	 */
	private function reads(): array {
		$reads = array_filter( $this->log->containing( 'ufb_surveys`' ), static fn ( string $sql ) => str_starts_with( $sql, 'SELECT' ) );
		$this->log->forget();
		return array_values( $reads );
	}

	/**
	 * @return array<mixed> What a page prints.
	 */
	private function data(): array {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer' );
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		do_action( 'wp_footer' );
		self::assertSame( 1, preg_match( '#id="userfeedback-data"[^>]*>(.*?)</script>#s', (string) ob_get_clean(), $found ) );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		self::assertIsArray( $data );
		return $data;
	}
}
