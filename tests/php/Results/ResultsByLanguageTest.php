<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\FilterChoiceRepository;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseStateRepository;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Results\LanguageFilter;
use UserFeedback\Results\PeriodCounts;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TranslatedSurveys;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Results of the visitors who answered in one language.
 */
final class ResultsByLanguageTest extends TestCase {

	use AddOnQuestions;
	use SurveyFixtures;
	use TranslatedSurveys;

	private const RANGE = [ 'from' => '2026-03-01', 'to' => '2026-03-03' ];

	private MovingClock $clock;

	private Plugin $plugin;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-02-01T12:00:00Z' );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
		$options      = [ 'options' => [ 'Yes', 'No' ], 'option_ids' => [ 'yes', 'no' ] ];
		$questions    = [ $this->radio( 'q1', [], [ 'config' => $options ] ), $this->nps( 'q2', [ 'comment_box' => true ] ), $this->text( 'q3' ) ];
		$settings     = [ 'translations' => $this->translations( self::$texts ) ];
		$input        = $this->surveyInput( [ 'type' => Survey::NPS, 'status' => 'publish', 'questions' => $questions, 'settings' => $settings ] );
		$this->survey = $this->plugin->get( SurveyService::class )->create( $input, 1 )->survey;
	}

	#[TestDox( '[PLS-09~] results in one language count the same options, scores, days, times and texts as if nobody else had answered' )]
	public function testResultsInOneLanguage(): void {
		$this->answer( '2026-02-27', 'de_DE', [ 'q1' => 'no', 'q2' => 1 ], 9 );
		$this->answer( '2026-03-01', 'de_DE', [ 'q1' => 'yes', 'q2' => 10, 'q3' => 'Sehr gut' ], 20, 'Weiter so' );
		$this->answer( '2026-03-03', 'de_DE', [ 'q1' => 'yes', 'q2' => 7, 'q3' => null ], 30 );
		$german = $this->results( self::RANGE );
		foreach ( [ 'ar', 'en_US', '' ] as $language ) {
			$this->answer( '2026-02-28', $language, [ 'q1' => 'yes', 'q2' => 10 ], 500 );
			$this->answer( '2026-03-02', $language, [ 'q1' => 'no', 'q2' => 2, 'q3' => 'جيد' ], 600, 'شكرا' );
		}
		$all   = $this->results( self::RANGE );
		$found = $this->results( self::RANGE + [ 'language' => 'de_DE' ] );
		$same  = [ 'range', 'range_responses_count', 'data_points', 'question_stats', 'nps_overview' ];
		self::assertEquals( self::of( $german, $same ), self::of( $found, $same ) );
		self::assertNotEquals( self::of( $german, $same ), self::of( $all, $same ) );
		self::assertSame( 25.0, (float) $found['statistics']['median_seconds'] );
		self::assertSame( [ 2, 1 ], [ $found['statistics']['responses'], $found['before']['responses'] ] );
		self::assertSame( [ 'de_DE', [ 'ar', 'de_DE', 'en_US' ], null ], [ $found['language'], $found['languages'], $found['counted_from'] ] );
		self::assertSame( [ null, null, $all['languages'] ], [ $all['language'], $all['counted_from'], $found['languages'] ] );
		// What is not counted by language is not said to be 0.
		self::assertSame( [ null, null, null, [] ], [ ...self::visits( $found['statistics'] ), $found['before']['starts'], $found['funnel'] ] );
		self::assertSame( [ 0, 0 ], self::visits( $all['statistics'] ) );
		// Counts of the survey are of all languages, as they are of all ranges.
		$ever = [ 'total', 'responses_count_7_days', 'responses_count_30_days', 'impressions' ];
		self::assertSame( self::of( $all, $ever ), self::of( $found, $ever ) );
		self::assertSame( 9, $found['total'] );
		$whole = $this->results( [ 'all_time' => true, 'language' => 'de_DE' ] );
		self::assertSame( [ 3, 9, null, [] ], [ $whole['range_responses_count'], $whole['total'], $whole['before'], $whole['data_points'] ] );
	}

	#[TestDox( '[PLS-09~] neither tests nor the trash count in a language, and one that nobody answered in has zeros' )]
	public function testOnlyWhatCounts(): void {
		$this->answer( '2026-03-01', 'de_DE', [ 'q1' => 'yes' ] );
		$this->answer( '2026-03-01', 'de_DE', [ 'q1' => 'no' ], isTest: true );
		$this->answer( '2026-03-01', 'de_DE', [ 'q1' => 'no' ] );
		$connection = $this->plugin->get( Connection::class );
		$table      = $connection->table( 'responses' );
		$connection->execute( "UPDATE %i SET status = 'trash' WHERE id = ( SELECT m FROM ( SELECT MAX( id ) AS m FROM %i ) x )", $table, $table );
		$german = $this->results( self::RANGE + [ 'language' => 'de_DE' ] );
		self::assertSame( [ 1, [ 1, 0 ] ], [ $german['range_responses_count'], self::counts( $german ) ] );
		$french = $this->results( self::RANGE + [ 'language' => 'fr_FR' ] );
		self::assertSame( [ 0, [ 0, 0 ] ], [ $french['range_responses_count'], self::counts( $french ) ] );
		self::assertSame( [ 0, 0, 0 ], array_column( $french['data_points'], 'count' ) );
		self::assertNull( $french['nps_overview'] );
	}

	#[TestDox( '[PLS-09~] a language that was removed from the survey keeps its answers and its filter' )]
	public function testARemovedLanguage(): void {
		$this->answer( '2026-03-01', 'de_DE', [ 'q1' => 'yes' ] );
		$this->answer( '2026-03-01', 'ar', [ 'q1' => 'no' ] );
		$settings = [ 'translations' => $this->translations( [] ) ];
		$this->plugin->get( SurveyService::class )->update( $this->survey->id, [ 'settings' => $settings ], 1 );
		$found = $this->results( self::RANGE + [ 'language' => 'ar' ] );
		self::assertSame( [ [ 'ar', 'de_DE' ], [ 0, 1 ] ], [ $found['languages'], self::counts( $found ) ] );
	}

	public function testASurveyThatWasNeverTranslatedHasNoLanguages(): void {
		$this->survey = $this->publishedSurvey();
		$this->answer( '2026-03-01', '', [ 'q1' => 'Yes' ] );
		self::assertSame( [], $this->results( self::RANGE )['languages'] );
	}

	#[TestDox( '[PLS-09~] the trend in one language has its scores only' )]
	public function testTrendInOneLanguage(): void {
		$this->answer( '2026-03-01', 'de_DE', [ 'q2' => 10 ] );
		$this->answer( '2026-03-01', 'ar', [ 'q2' => 1 ] );
		$this->answer( '2026-03-03', 'de_DE', [ 'q2' => 2 ] );
		$trend = fn ( array $query ): array => $this->body( $this->ofQuestion( 'q2', 'trend', $query ) )['points'];
		$found = $trend( self::RANGE + [ 'language' => 'de_DE' ] );
		self::assertEquals( [ 100, null, -100 ], array_column( $found, 'nps' ) );
		self::assertEquals( [ 10, null, 2 ], array_column( $found, 'average' ) );
		self::assertSame( [ 1, 0, 1 ], array_column( $found, 'total' ) );
		self::assertSame( [ 2, 0, 1 ], array_column( $trend( self::RANGE ), 'total' ) );
		// By month, as long ranges are.
		$year = $trend( [ 'from' => '2025-04-01', 'to' => '2026-03-03', 'language' => 'de_DE' ] );
		self::assertSame( [ 12, 2, 6.0 ], [ count( $year ), $year[11]['total'], (float) $year[11]['average'] ] );
	}

	#[TestDox( '[PLS-09~] texts and comments in one language are listed and searched with the language that each was written in' )]
	public function testTextsInOneLanguage(): void {
		$this->answer( '2026-03-01', 'de_DE', [ 'q2' => 10, 'q3' => 'Tee ist gut' ], comment: 'Danke' );
		$this->answer( '2026-03-02', 'ar', [ 'q2' => 9, 'q3' => 'الشاي' ], comment: 'شكرا' );
		$this->answer( '2026-03-03', 'de_DE', [ 'q2' => 8, 'q3' => 'Kaffee' ] );
		$texts = fn ( string $question, array $query ): array => $this->body( $this->ofQuestion( $question, 'texts', self::RANGE + $query ) );
		$found = $texts( 'q3', [ 'language' => 'de_DE' ] );
		self::assertSame( [ 'Kaffee', 'Tee ist gut' ], array_column( $found['items'], 'value' ) );
		self::assertSame( [ 'de_DE', 'de_DE' ], array_column( array_column( $found['items'], 'extra' ), 'language' ) );
		self::assertSame( 2, $found['pagination']['total'] );
		self::assertSame( [ 'الشاي' ], array_column( $texts( 'q3', [ 'language' => 'ar' ] )['items'], 'value' ) );
		self::assertSame( [ 'شكرا' ], array_column( $texts( 'q2', [ 'language' => 'ar', 'kind' => 'comment' ] )['items'], 'value' ) );
		self::assertSame( [], $texts( 'q3', [ 'language' => 'ar', 'search' => 'Tee' ] )['items'] );
		self::assertSame( [ 'Tee ist gut' ], array_column( $texts( 'q3', [ 'language' => 'de_DE', 'search' => 'tee' ] )['items'], 'value' ) );
	}

	#[TestDox( 'a filter by language reads whole days until it has enough responses, and says from which day on' )]
	public function testLimitOfResponsesRead(): void {
		$days = [ '2026-02-26', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-02', '2026-03-03' ];
		foreach ( $days as $day ) {
			$this->answer( $day, 'de_DE', [ 'q1' => 'yes', 'q2' => 10 ] );
		}
		$range = new DayRange( '2026-03-01', '2026-03-03' );
		$read  = fn ( int $newest, ?DayRange $in ): array => $this->summary( $this->filter( $newest )->ofPeriod( $this->survey->id, 'de_DE', $in ) );
		self::assertSame( [ 4, 2, null, [ 1, 1, 1, 2, 1 ] ], $read( 100, $range ) );
		self::assertSame( [ 3, null, '2026-03-02', [ 2, 1 ] ], $read( 2, $range ), 'both responses of the second day' );
		self::assertSame( [ 4, null, null, [ 1, 2, 1 ] ], $read( 4, $range ), 'all of the range, but not of the range before it' );
		self::assertSame( [ 4, null, '2026-03-01', [ 1, 2, 1 ] ], $read( 4, null ) );
		self::assertSame( [ 6, null, null, [ 1, 1, 1, 2, 1 ] ], $read( 6, null ) );
		$over = fn ( int $newest ): array => $this->filter( $newest )->overTime( $this->survey->id, 'de_DE', 'q2', $range, [] );
		self::assertSame( [ 1, 2, 1 ], array_column( $over( 100 ), 'answered' ) );
		self::assertSame( [ 2, 1 ], array_column( $over( 2 ), 'answered' ) );
	}

	/**
	 * @param string $path Of the results.
	 */
	#[DataProvider( 'paths' )]
	#[TestDox( 'a plan without filters, and what is no language, are refused at $path' )]
	public function testRefusals( string $path ): void {
		$route = "/userfeedback/v1/surveys/{$this->survey->id}/$path";
		$this->assertRefused( $this->get( $route, [ 'language' => 'de_DE; --' ] ), 400, 'rest_invalid_param' );
		OtherPlan::lite()->takeOver();
		$this->assertRefused( $this->get( $route, [ 'language' => 'de_DE' ] ), 403, 'userfeedback_feature_locked' );
		self::assertSame( 200, $this->get( $route, [ 'language' => '' ] )->get_status() );
		OtherPlan::of( Plan::Plus )->takeOver();
		self::assertSame( 200, $this->get( $route, [ 'language' => 'de_DE' ] )->get_status() );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function paths(): iterable {
		foreach ( [ 'results', 'questions/q2/trend', 'questions/q3/texts' ] as $path ) {
			yield $path => [ $path ];
		}
	}

	private function filter( int $newest ): LanguageFilter {
		return new LanguageFilter(
			$this->plugin->get( ResponseFilterRules::class ),
			$this->plugin->get( FilterChoiceRepository::class ),
			$this->plugin->get( SurveyCountsRepository::class ),
			$this->plugin->get( ResponseStateRepository::class ),
			$newest
		);
	}

	/**
	 * @return array{int, int|null, string|null, list<int>}
	 */
	private function summary( PeriodCounts $period ): array {
		$before = $period->before?->count( '', OptionId::RESPONSES );
		return [ $period->counts->count( '', OptionId::RESPONSES ), $before, $period->countedFrom, array_values( $period->days ) ];
	}

	/**
	 * @param array<string, mixed> $values By question.
	 */
	private function answer(
		string $day,
		string $language,
		array $values,
		?int $seconds = null,
		string $comment = '',
		bool $isTest = false
	): void {
		$this->clock->set( "{$day}T12:00:00Z" );
		$answers = [];
		foreach ( $values as $id => $value ) {
			$extra     = $id === 'q2' && $comment !== '' ? [ 'comments' => $comment ] : [];
			$answers[] = [ 'question_id' => $id, 'value' => $value, 'extra' => $extra ];
		}
		$read     = $this->plugin->get( AnswersReader::class )->read( $this->survey->questions, $answers );
		$revision = $this->survey->revision;
		$response = new NewResponse( $read, $this->clock->now(), $revision, isTest: $isTest, seconds: $seconds, language: $language );
		$this->plugin->get( ResponseWriter::class )->write( $this->survey, $response, ResponseOrigin::Import );
		$this->clock->set( '2026-03-04T12:00:00Z' );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function results( array $query ): array {
		return $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/results", $query ) );
	}

	/**
	 * @param array<string, mixed> $query
	 */
	private function ofQuestion( string $question, string $what, array $query ): WP_REST_Response {
		return $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/questions/$question/$what", $query );
	}

	/**
	 * @param array<string, mixed> $results
	 * @param list<string>         $names
	 * @return array<string, mixed>
	 */
	private static function of( array $results, array $names ): array {
		return array_intersect_key( $results, array_flip( $names ) );
	}

	/**
	 * @param array<string, mixed> $statistics
	 * @return list<mixed>
	 */
	private static function visits( array $statistics ): array {
		return [ $statistics['impressions'], $statistics['starts'] ];
	}

	/**
	 * @param array<string, mixed> $results
	 * @return list<int> Of the options of the first question.
	 */
	private static function counts( array $results ): array {
		/** @var list<array{options: list<array{count: int}>}> $questions */
		$questions = $results['question_stats'];
		return array_column( $questions[0]['options'], 'count' );
	}
}
