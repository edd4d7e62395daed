<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AI\AiActions;
use UserFeedback\AI\Module;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Dismissal;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Summaries over REST, made on this site.
 */
final class SummaryRestTest extends TestCase {

	use SurveyFixtures;

	private const ANSWERS = [
		'The delivery was quick and the driver was friendly.',
		'Delivery took three weeks, that is terrible.',
		'Great fabric, and the delivery was fast.',
		'The fabric is soft. Call me: +49 151 23456789.',
		'I love the fabric!',
		'Delivery as expected.',
	];

	/** @var int Requests that left the site. */
	private int $requests = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		add_filter(
			'pre_http_request',
			function ( mixed $answer ): mixed {
				++$this->requests;
				return $answer;
			}
		);
	}

	#[TestDox( '[AIS-01~] A summary is made only when asked for, then it is cached until it is asked for again' )]
	public function testMakesCachesAndRenews(): void {
		$survey = $this->answered();
		self::assertSame( [ 'success' => true, 'summary' => null ], $this->body( $this->preload( $survey ) ) );

		$made = $this->body( $this->make( $survey ) );
		self::assertTrue( $made['success'] );
		$summary = $made['summary'];
		self::assertSame( [ 'local', '', 6, 6 ], [ $summary['source'], $summary['provider'], $summary['responses'], $summary['total'] ] );
		self::assertSame( [ true, false, 0 ], [ $summary['is_whole'], $summary['is_stale'], $summary['new_responses'] ] );
		self::assertSame( [ 'Delivery', 'Fabric' ], array_column( $summary['themes'], 'title' ) );
		self::assertSame( $made, $this->body( $this->preload( $survey ) ) );

		$this->write( $survey, 'The fabric is thin.' );
		$this->write( $survey, 'The fabric is fine.' );
		$cached = $this->body( $this->preload( $survey ) )['summary'];
		self::assertSame( [ true, 2, 6 ], [ $cached['is_stale'], $cached['new_responses'], $cached['responses'] ] );
		self::assertSame( $summary['themes'], $cached['themes'] );

		$renewed = $this->body( $this->make( $survey, 'POST' ) )['summary'];
		self::assertSame( [ false, 0, 8 ], [ $renewed['is_stale'], $renewed['new_responses'], $renewed['responses'] ] );
		self::assertSame( [ 'Fabric', 5 ], [ $renewed['themes'][0]['title'], $renewed['themes'][0]['count'] ] );
		self::assertSame( 0, $this->requests, 'without a service, nothing leaves the site' );
	}

	#[TestDox( '[AIS-04~] Every theme has its share, mood, quotes and the responses behind it' )]
	public function testThemesAreLinkedToResponses(): void {
		$survey = $this->publishedSurvey();
		$ids    = array_map( fn ( string $text ) => $this->write( $survey, $text ), self::ANSWERS );
		$this->write( $this->publishedSurvey(), 'The delivery to another survey.' );
		[ $delivery, $fabric ] = $this->body( $this->make( $survey ) )['summary']['themes'];

		self::assertSame( [ $ids[5], $ids[2], $ids[1], $ids[0] ], $delivery['response_ids'] );
		self::assertSame( [ 4, 4 / 6, 'mixed' ], [ $delivery['count'], $delivery['share'], $delivery['mood'] ] );
		self::assertSame( [ 3, 'positive', '' ], [ $fabric['count'], $fabric['mood'], $fabric['search'] ] );
		self::assertSame( [ $ids[4], $ids[3], $ids[2] ], $fabric['response_ids'] );
		foreach ( [ ...$delivery['quotes'], ...$fabric['quotes'] ] as $quote ) {
			$answer = self::ANSWERS[ (int) array_search( $quote['response_id'], $ids, true ) ];
			self::assertStringContainsString( $quote['text'], $answer );
		}
		self::assertCount( 3, $delivery['quotes'] );
	}

	#[TestDox( '[AIS-04~] Names, email addresses and numbers are in no summary' )]
	public function testPersonalAnswersStayOut(): void {
		$survey = $this->publishedSurvey(
			[
				'questions' => [
					$this->text( 'mail', [ 'type' => 'email', 'title' => 'Your email?', 'config' => [ 'include_name' => true ] ] ),
					$this->text( 'name', [ 'title' => 'Your name' ] ),
					$this->text( 'why', [ 'type' => 'long-text', 'title' => 'What do you think of our name and our emails?' ] ),
				],
			]
		);
		foreach ( [ 'Zebulon', 'Quentin' ] as $name ) {
			$this->importResponse(
				$survey,
				[
					[ 'question_id' => 'mail', 'value' => "$name@example.com", 'extra' => [ 'name' => $name ] ],
					[ 'question_id' => 'name', 'value' => "$name Zimmermann" ],
					[ 'question_id' => 'why', 'value' => "Support helped, thanks, $name ZIMMERMANN. $name@example.com, +49 151 23456789." ],
				]
			);
		}
		$summary = $this->body( $this->make( $survey ) )['summary'];
		self::assertContains( 'Support', array_column( $summary['themes'], 'title' ) );
		$row  = (string) wp_json_encode( Plugin::instance()->get( Connection::class )->rows( 'SELECT * FROM %i', $this->table() ) );
		$text = wp_json_encode( $summary ) . $row;
		foreach ( [ 'Zebulon', 'Quentin', 'immermann', 'IMMERMANN', 'example.com', '23456789' ] as $personal ) {
			self::assertStringNotContainsString( $personal, $text );
		}
		self::assertStringContainsString( 'Support helped', (string) wp_json_encode( $summary ) );
		self::assertStringNotContainsString( 'Support helped', $row, 'quotes are read from responses, not stored' );
	}

	public function testWhatRestsOnDeletedResponsesGoesWithThem(): void {
		$survey    = $this->answered();
		$themes    = $this->body( $this->make( $survey ) )['summary']['themes'];
		$responses = Plugin::instance()->get( StoredResponseService::class );
		$gone      = array_slice( $themes[0]['response_ids'], 0, 2 );
		$responses->trash( $survey->id, $gone );
		[ $delivery ] = $this->body( $this->preload( $survey ) )['summary']['themes'];
		self::assertSame( [ 2, array_slice( $themes[0]['response_ids'], 2 ) ], [ $delivery['count'], $delivery['response_ids'] ] );
		foreach ( $delivery['quotes'] as $quote ) {
			self::assertNotContains( $quote['response_id'], $gone );
		}
		$responses->trash( $survey->id, $themes[0]['response_ids'] );
		$left = $this->body( $this->preload( $survey ) )['summary'];
		self::assertSame( [ 'Fabric' ], array_column( $left['themes'], 'title' ) );
		self::assertFalse( $left['is_stale'] );
	}

	public function testResponsesMarkedAsTestsAreNeitherReadNorShown(): void {
		$survey     = $this->answered();
		$themes     = $this->body( $this->make( $survey ) )['summary']['themes'];
		$test       = $themes[0]['response_ids'][0];
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( 'UPDATE %i SET is_test = 1 WHERE id = %d', $connection->table( 'responses' ), $test );
		foreach ( [ $this->preload( $survey ), $this->make( $survey ) ] as $response ) {
			$summary = $this->body( $response )['summary'];
			self::assertNotContains( $test, $summary['themes'][0]['response_ids'] );
		}
		self::assertSame( 5, $summary['responses'] );
	}

	#[TestDox( '[AIS-02~] A survey without anything written has no summary, whatever was chosen in it' )]
	public function testNothingWrittenHasNoSummary(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( [ 'success' => true, 'summary' => null ], $this->body( $this->make( $survey ) ) );
		$chosen = $this->publishedSurvey();
		$this->importResponse( $chosen, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
		self::assertSame( [ 'success' => true, 'summary' => null ], $this->body( $this->make( $chosen, 'POST' ) ) );
		self::assertSame( 0, $this->rows( 'summaries' ) );
		$this->assertRefused( $this->get( '/userfeedback/v1/ai-summary/999999' ), 404, 'userfeedback_survey_not_found' );
	}

	#[TestDox( '[AIS-01~] Summaries are of the plans pro and elite only, also those that were made before' )]
	#[DataProvider( 'plans' )]
	public function testPlans( OtherPlan $plan, bool $isAllowed ): void {
		$survey = $this->answered();
		$this->make( $survey );
		$plan->takeOver();
		foreach ( [ $this->make( $survey ), $this->make( $survey, 'POST' ), $this->preload( $survey ) ] as $response ) {
			if ( $isAllowed ) {
				self::assertSame( 6, $this->body( $response )['summary']['responses'] );
			} else {
				$this->assertRefused( $response, 403, 'userfeedback_feature_locked' );
			}
		}
	}

	/**
	 * @return array<string, array{OtherPlan, bool}>
	 */
	public static function plans(): array {
		return [
			'lite'    => [ OtherPlan::lite(), false ],
			'plus'    => [ OtherPlan::of( Plan::Plus ), false ],
			'expired' => [ OtherPlan::of( Plan::Elite, LicenseStatus::Expired ), false ],
			'pro'     => [ OtherPlan::of( Plan::Pro ), true ],
			'elite'   => [ OtherPlan::of( Plan::Elite ), true ],
		];
	}

	public function testTheSummaryIsDeletedWithTheSurvey(): void {
		$survey = $this->answered();
		$this->make( $survey );
		$lifecycle = Plugin::instance()->get( SurveyLifecycle::class );
		$lifecycle->trash( [ $survey->id ], 1 );
		$kept = $this->rows( 'summaries' );
		$lifecycle->delete( [ $survey->id ], 1 );
		Plugin::instance()->get( WorkRunner::class )->runDue();
		self::assertSame( [ 1, 0 ], [ $kept, $this->rows( 'summaries' ) ] );
	}

	#[TestDox( '[AIS-03~] The upsell stays dismissed for the user who dismissed it, and for nobody else' )]
	public function testDismissesTheUpsellForOneUser(): void {
		$data = static fn () => array_slice( Plugin::instance()->get( Module::class )->screenData( AdminPages::RESULTS ), 0, 1 );
		$user = get_current_user_id();
		self::assertSame( [ 'ai_upsell_dismissed' => false ], $data() );
		$answer = AjaxCall::post( AiActions::DISMISS_UPSELL );
		self::assertSame( [ 'dismissed' => true ], $answer->assertDone()->data );
		self::assertSame( [ 'ai_upsell_dismissed' => true ], $data() );
		$this->asRole( 'administrator' );
		self::assertSame( [ 'ai_upsell_dismissed' => false ], $data() );
		self::assertTrue( Dismissal::AiUpsell->isBy( $user ) );
		self::assertSame( [ 'has_ai_service' => false ], Plugin::instance()->get( Module::class )->screenData( AdminPages::SURVEYS ) );
		self::assertSame( [], Plugin::instance()->get( Module::class )->screenData( AdminPages::SETTINGS ) );
	}

	private function answered(): Survey {
		$survey = $this->publishedSurvey();
		foreach ( self::ANSWERS as $text ) {
			$this->write( $survey, $text );
		}
		return $survey;
	}

	private function write( Survey $survey, string $text ): int {
		return $this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => $text ] ] );
	}

	private function make( Survey $survey, string $method = 'GET' ): \WP_REST_Response {
		$path = "/userfeedback/v1/ai-summary/$survey->id";
		return $method === 'GET' ? $this->get( $path ) : $this->post( $path );
	}

	private function preload( Survey $survey ): \WP_REST_Response {
		return $this->get( "/userfeedback/v1/preload-ai-summary/$survey->id" );
	}

	private function table(): string {
		return Plugin::instance()->get( Connection::class )->table( 'summaries' );
	}
}
