<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import\ExistingPlugin;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\ExistingImports;
use UserFeedback\Tests\Support\ExistingSample;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\TestCase;

/**
 * What the existing plugin has stored, beside what an import makes of it: counted by plain SQL on both sides.
 */
final class ExistingImportTest extends TestCase {

	use ExistingImports;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->plugin = $this->pluginWith( OtherPlan::of( Plan::Elite ) );
	}

	#[TestDox( '[PLS-16~] surveys keep title, type, status, dates and impressions' )]
	public function testImportsSurveys(): void {
		$counts = $this->import()['counts'];
		self::assertSame( [ 4, 0, 1 ], [ $counts['surveys_new'], $counts['surveys_known'], $counts['surveys_left_out'] ] );
		self::assertSame(
			[
				[ 'Café: all types', 'survey', 'publish', '2025-01-15 07:00:00', '2025-01-10 08:00:00', null ],
				[ 'Score', 'nps', 'publish', null, '2025-01-10 08:00:00', null ],
				[ 'Draft', 'survey', 'draft', null, '2025-01-10 08:00:00', null ],
				[ 'Thrown away', 'survey', 'trash', null, '2025-01-10 08:00:00', 'draft' ],
			],
			$this->values( 'SELECT title, type, status, publish_at, created_at, trashed_from FROM ufb_surveys ORDER BY id' )
		);
		self::assertSame( 1311, $counts['impressions'] );
		self::assertSame(
			[ [ 'Café: all types', '20250115', '1234' ], [ 'Score', '20250110', '77' ] ],
			$this->values(
				"SELECT s.title, c.period, c.n FROM ufb_surveys s JOIN ufb_survey_counts c ON c.survey_id = s.id
				WHERE c.item = '!impressions' AND c.period > 20000000 ORDER BY s.id"
			)
		);
	}

	#[TestDox( '[PLS-16~] every response is there with its survey, status and moment, as SQL counts them in both tables' )]
	public function testImportsResponses(): void {
		$counts = $this->import()['counts'];
		$where  = 'r.id % 50 <> 0 AND r.survey_id < 9';
		$source = $this->values(
			"SELECT s.title, r.status, COUNT(*) AS n FROM userfeedback_survey_responses r
			JOIN userfeedback_surveys s ON s.id = r.survey_id WHERE $where GROUP BY s.id, s.title, r.status ORDER BY s.id, r.status"
		);
		$stored = $this->values(
			'SELECT s.title, r.status, COUNT(*) AS n FROM ufb_responses r
			JOIN ufb_surveys s ON s.id = r.survey_id GROUP BY s.id, s.title, r.status ORDER BY s.id, r.status'
		);
		self::assertSame( $source, $stored );
		self::assertSame( [ 294, 0, 10 ], [ $counts['responses_new'], $counts['responses_known'], $counts['responses_left_out'] ] );

		$expected = [];
		foreach ( $this->values( "SELECT submitted_at FROM userfeedback_survey_responses r WHERE $where" ) as [ $local ] ) {
			$moment     = new DateTimeImmutable( (string) $local, new DateTimeZone( 'Europe/Berlin' ) );
			$isTwice    = $local === '2025-10-26 02:30:00';
			$expected[] = [ $isTwice ? '2025-10-26 00:30:00' : gmdate( 'Y-m-d H:i:s', $moment->getTimestamp() ), $moment->format( 'Y-m-d' ) ];
		}
		sort( $expected );
		$moments = $this->values( 'SELECT submitted_at, submitted_on FROM ufb_responses ORDER BY submitted_at' );
		self::assertSame( $expected, $moments );
		// The clocks had skipped the first; the second is the earlier of two; the third was still June in UTC.
		self::assertContains( [ '2025-03-30 01:30:00', '2025-03-30' ], $moments );
		self::assertContains( [ '2025-10-26 00:30:00', '2025-10-26' ], $moments );
		self::assertContains( [ '2025-06-30 22:30:00', '2025-07-01' ], $moments );
	}

	#[TestDox( '[PLS-16~] texts, names, comments, options and numbers are those of the tables, and the counts equal a count of the rows' )]
	public function testImportsAnswers(): void {
		$this->import();
		$expected = [];
		$options  = [];
		$whole    = $this->values( 'SELECT answers FROM userfeedback_survey_responses WHERE survey_id = 1 AND id % 50 <> 0' );
		foreach ( $whole as [ $json ] ) {
			$values = array_column( (array) json_decode( (string) $json, true ), null, 'question_id' );
			foreach ( [ ExistingSample::LONG_ID, '6', '7' ] as $id ) {
				$expected[] = trim( Cast::string( Cast::at( $values[ $id ], 'value' ) ) );
			}
			$expected[] = Cast::string( Cast::at( $values['7'], 'extra', 'name' ) );
			$options[]  = Cast::string( Cast::at( $values['1'], 'value' ) );
		}
		$survey = $this->surveyId( 'Café: all types' );
		$texts  = array_column( $this->values( "SELECT text FROM ufb_answer_texts WHERE survey_id = $survey" ), 0 );
		self::assertSame( self::sorted( $expected ), self::sorted( $texts ) );

		$labels = [ 'Red' => 0, 'Blue' => 0, 'Grün' => 0, 'Gone' => 0 ];
		foreach ( array_keys( $labels ) as $label ) {
			$id    = substr( md5( $label ), 0, 16 );
			$where = "survey_id = $survey AND question_id = '1' AND option_hash = '$id'";

			[ [ $labels[ $label ] ] ] = $this->values( "SELECT COUNT(*) FROM ufb_answers WHERE $where" );
		}
		self::assertEquals( array_count_values( $options ), $labels );
		$gone = substr( md5( 'Gone' ), 0, 16 );
		self::assertSame( [ [ 'Gone' ] ], $this->values( "SELECT label FROM ufb_question_options WHERE survey_id = $survey AND hash = '$gone'" ) );
		foreach ( $this->values( 'SELECT id FROM ufb_surveys' ) as [ $id ] ) {
			$stored = RawCount::stored( (int) $id, null );
			self::assertSame( RawCount::of( (int) $id, null ), $stored );
		}
		$score = $this->surveyId( 'Score' );
		self::assertSame(
			$this->values( "SELECT COUNT(*) FROM userfeedback_survey_responses WHERE survey_id = 2 AND id % 50 <> 0" ),
			$this->values( "SELECT COUNT(*) FROM ufb_answer_texts WHERE survey_id = $score AND kind = 'comment' AND text LIKE 'Comment %'" )
		);
	}

	#[TestDox( '[PLS-16~] visitors are stored as ours are: the address anonymised, pages of the site, codes of browser, system and device' )]
	public function testImportsVisitors(): void {
		$this->import();
		self::assertSame(
			[ [ '', '17' ], [ '203.0.113.0', '277' ] ],
			$this->values( 'SELECT ip, COUNT(*) FROM ufb_responses GROUP BY ip ORDER BY ip' )
		);
		self::assertSame( [ [ 'chrome', 'windows', 'desktop' ] ], $this->values( 'SELECT DISTINCT browser, os, device FROM ufb_responses' ) );
		$urls = array_map( static fn ( int $number ) => [ home_url( "/page-$number/" ) ], [ 0, 1, 2 ] );
		self::assertSame( $urls, $this->values( 'SELECT DISTINCT p.url FROM ufb_responses r JOIN ufb_pages p ON p.id = r.page_id ORDER BY p.url' ) );
	}

	#[TestDox( '[PLS-16~] questions keep their order, texts, options and logic; settings and notifications become ours' )]
	public function testImportsQuestionsAndSettings(): void {
		$report = $this->import();
		$survey = $this->plugin->get( SurveyService::class )->get( $this->surveyId( 'Café: all types' ) );
		self::assertSame(
			[ 'radio-button', 'checkbox', 'star-rating', 'nps', 'text', 'long-text', 'email', 'image-radio', 'icon-choice' ],
			array_column( $survey->questions, 'type' )
		);
		self::assertSame( [ 'Red', 'Blue', 'Grün' ], $survey->questions[0]->options() );
		self::assertTrue( $survey->questions[0]->isRequired() );
		$text = $survey->questions[4];
		self::assertMatchesRegularExpression( '/^q[0-9a-f]{15}$/D', $text->id );
		self::assertSame(
			[ true, [ 'question_id' => '1', 'compare' => '=', 'value' => substr( md5( 'Blue' ), 0, 16 ) ] ],
			[ $text->logic['enabled'], $text->logic['conditions'][0] ]
		);
		self::assertSame( [ content_url( '/uploads/cat.png' ), '' ], array_column( (array) $survey->questions[7]->config['options'], 'image' ) );
		self::assertSame( [ 'name' => 'sun', 'style' => 'solid' ], Cast::at( $survey->questions[8]->config, 'options', '0', 'icon' ) );
		self::assertSame( 'Merci, André!', Cast::at( $survey->settings, 'thank_you', 'message' ) );
		self::assertFalse( Cast::at( $survey->settings, 'enable_tracking' ) );
		self::assertSame( [ 'desktop', 'mobile' ], Cast::at( $survey->settings, 'targeting', 'devices' ) );
		$behavior = static fn ( string $name ) => Cast::at( $survey->settings, 'behavior', $name );
		$theming  = static fn ( string $name ) => Cast::at( $survey->settings, 'theming', $name );
		self::assertSame( [ 'delay', 15, 'once' ], [ $behavior( 'timing' ), $behavior( 'timing_delay' ), $behavior( 'display_length' ) ] );
		self::assertSame( [ 'dark', '#333333' ], [ $theming( 'color_scheme' ), $theming( 'widget_color' ) ] );
		self::assertSame( 'owner@example.org, other@example.org', Cast::at( $survey->notifications, 'email', 'addresses' ) );
		self::assertSame( '1', Cast::at( $survey->notifications, 'email', 'logic', 'conditions', '0', 'question_id' ) );
		self::assertEqualsCanonicalizing(
			[
				'1 questions[7].config.options[1].image',
				'1 settings.theming.button_color',
				ExistingSample::TRASHED_SURVEY . ' settings',
				ExistingSample::BROKEN_SURVEY . ' questions',
				ExistingSample::MISSING_SURVEY . ' ',
			],
			array_map(
				static fn ( array $problem ) => "$problem[id] $problem[field]",
				array_values( array_filter( $report['problems'], static fn ( array $problem ) => $problem['kind'] === 'survey' ) )
			)
		);
		$broken = array_column( array_filter( $report['problems'], static fn ( array $problem ) => $problem['kind'] === 'response' ), 'id' );
		self::assertSame( [ 50, 100, 150, 200, 250, 300 ], array_values( $broken ) );
	}

	#[TestDox( '[PLS-16~] a second import adds nothing, and one after new responses adds these' )]
	public function testAddsNothingTwice(): void {
		$this->import();
		$before = $this->contents();
		$again  = $this->import()['counts'];
		self::assertSame( $before, $this->contents() );
		self::assertSame( [ 0, 4, 1 ], [ $again['surveys_new'], $again['surveys_known'], $again['surveys_left_out'] ] );
		self::assertSame( [ 0, 294, 10 ], [ $again['responses_new'], $again['responses_known'], $again['responses_left_out'] ] );
		self::assertSame( [ 0, 0 ], [ $again['impressions'], $again['settings'] ] );

		self::existingResponse( [ 'id' => 1000, 'survey_id' => 2, 'answers' => '[{"question_id":"n","value":9}]' ] );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}userfeedback_surveys SET impressions = 80 WHERE id = 2" );
		$later = $this->import()['counts'];
		self::assertSame( [ 0, 1, 294, 3 ], [ $later['surveys_new'], $later['responses_new'], $later['responses_known'], $later['impressions'] ] );
		self::assertSame( [ [ '295' ] ], $this->values( 'SELECT COUNT(*) FROM ufb_responses' ) );
	}

	#[TestDox( '[PLS-16~] a dry run reports the same and stores nothing' )]
	public function testDryRunStoresNothing(): void {
		$before  = $this->contents();
		$preview = $this->import( true );
		self::assertSame( $before, $this->contents() );
		self::assertSame( $preview, $this->import() );
		$after = $this->import( true )['counts'];
		self::assertSame( [ 0, 0, 0 ], [ $after['surveys_new'], $after['responses_new'], $after['impressions'] ] );
	}

	#[TestDox( '[PLS-16~] on Lite, what the plan does not include is stored without effect, and such surveys are drafts' )]
	public function testStoresLockedPartsWithoutEffect(): void {
		$this->plugin = $this->pluginWith( OtherPlan::lite() );
		$report       = $this->import();
		self::assertSame( 294, $report['counts']['responses_new'] );
		self::assertSame(
			[ [ 'Café: all types', 'draft' ], [ 'Score', 'draft' ], [ 'Draft', 'draft' ], [ 'Thrown away', 'trash' ] ],
			$this->values( 'SELECT title, status FROM ufb_surveys ORDER BY id' )
		);
		$survey = $this->plugin->get( SurveyService::class )->get( $this->surveyId( 'Café: all types' ) );
		self::assertSame( 'delay', Cast::at( $survey->settings, 'behavior', 'timing' ) );
		self::assertContains( 'star-rating', array_column( $survey->questions, 'type' ) );
		$fields = array_column( $report['problems'], 'field' );
		self::assertContains( 'settings.behavior.timing', $fields );
		self::assertContains( 'status', $fields );
	}
}
