<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Surveys over REST, as the builder uses them.
 */
final class SurveysRestTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	public function testStoresASurveyAndAnswersIt(): void {
		$this->asAdmin();
		$response = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'title' => "  Do <b>you</b> like\tcommas?  " ] ) ] );
		self::assertSame( 201, $response->get_status() );
		$survey = $this->body( $response );

		self::assertSame( 'Do <b>you</b> like commas?', $survey['title'], 'kept as typed, white space folded' );
		self::assertSame( 'draft', $survey['status'] );
		self::assertFalse( $survey['published'] );
		self::assertSame( 'Thanks for your feedback!', $survey['settings']['thank_you']['message'] );
		self::assertSame( [ 'Yes', 'No' ], $survey['questions'][0]['config']['options'] );
		self::assertSame( "userfeedback-{$survey['id']}", $survey['cookie_name'] );

		$read = $this->body( $this->get( self::PATH . "/{$survey['id']}" ) );
		unset( $survey['published'], $survey['message'] );
		self::assertSame( $survey, $read );
	}

	public function testFillsInWhatAQuestionLeavesOut(): void {
		$this->asAdmin();
		$question = [
			'id'    => 'q1',
			'type'  => 'text',
			'title' => 'Why?',
		];
		$survey   = $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'questions' => [ $question ] ] ) ] ) );
		self::assertSame(
			[
				'required'    => false,
				'randomize'   => false,
				'comment_box' => false,
			],
			$survey['questions'][0]['settings']
		);
		self::assertSame( [ 'options' => [] ], $survey['questions'][0]['config'] );
	}

	/**
	 * @param array<string, mixed> $changes What is wrong with the survey.
	 * @param array<string, string> $errors Field → code.
	 */
	#[DataProvider( 'brokenSurveys' )]
	public function testRefusesABrokenSurveyNamingTheField( array $changes, array $errors ): void {
		$this->asAdmin();
		$response = $this->post( self::PATH, [ 'survey' => $this->surveyInput( $changes ) ] );
		self::assertSame( $errors, $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' ) );
		self::assertSame( 0, $this->rows( 'surveys' ), 'nothing is stored' );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, string>}>
	 */
	public static function brokenSurveys(): iterable {
		$radio = static fn ( array $options, array $changes = [] ): array => [
			'questions' => [
				$changes + [
					'id'     => 'q1',
					'type'   => 'radio-button',
					'title'  => 'Which?',
					'config' => [ 'options' => $options ],
				],
			],
		];
		yield 'an empty title' => [ [ 'title' => " \t " ], [ 'title' => 'required' ] ];
		yield 'a title that is no text' => [ [ 'title' => [ 'x' ] ], [ 'title' => 'invalid_type' ] ];
		yield 'a title of 501 characters' => [ [ 'title' => str_repeat( 'ü', 501 ) ], [ 'title' => 'too_long' ] ];
		yield 'an unknown type' => [ $radio( [ 'A', 'B' ], [ 'type' => 'slider' ] ), [ 'questions[0].type' => 'unknown_type' ] ];
		yield 'a question that is no object' => [ [ 'questions' => [ 'Why?' ] ], [ 'questions[0]' => 'invalid_type' ] ];
		yield '51 options' => [ $radio( array_map( strval( ... ), range( 1, 51 ) ) ), [ 'questions[0].config.options' => 'too_many' ] ];
		yield 'two equal labels' => [ $radio( [ 'A', 'B', ' A ' ] ), [ 'questions[0].config.options[2]' => 'duplicate' ] ];
		yield 'a label of 201 characters' => [ $radio( [ 'A', str_repeat( 'b', 201 ) ] ), [ 'questions[0].config.options[1]' => 'too_long' ] ];
		yield 'a label that is no text' => [ $radio( [ 'A', 7 ] ), [ 'questions[0].config.options[1]' => 'invalid_type' ] ];
		yield 'a bad id' => [ $radio( [ 'A', 'B' ], [ 'id' => 'q 1' ] ), [ 'questions[0].id' => 'invalid_pattern' ] ];
		yield 'an id with a line break' => [ $radio( [ 'A', 'B' ], [ 'id' => "q1\n" ] ), [ 'questions[0].id' => 'invalid_pattern' ] ];
		yield 'an id of 17 characters' => [ $radio( [ 'A', 'B' ], [ 'id' => str_repeat( 'q', 17 ) ] ), [ 'questions[0].id' => 'invalid_pattern' ] ];
		yield 'an unknown field' => [ [ 'colour' => 'red' ], [ 'colour' => 'unknown_field' ] ];
		yield 'an unknown field of a question' => [ $radio( [ 'A', 'B' ], [ 'html' => '<b>' ] ), [ 'questions[0].html' => 'unknown_field' ] ];
		yield 'a status of its own' => [ [ 'status' => 'live' ], [ 'status' => 'not_in_enum' ] ];
		yield 'a date that is none' => [ [ 'publish_at' => 'tomorrow' ], [ 'publish_at' => 'invalid_date' ] ];
		yield 'unknown settings' => [
			[ 'settings' => [ 'thank_you' => [ 'type' => 'fireworks', 'message' => '' ] ] ],
			[ 'settings.thank_you.type' => 'not_in_enum' ],
		];
		yield 'published without questions' => [ [ 'status' => 'publish', 'questions' => [] ], [ 'questions' => 'required' ] ];
		yield 'published with an untitled question' => [
			[ 'status' => 'publish' ] + $radio( [ 'A', 'B' ], [ 'title' => ' ' ] ),
			[ 'questions[0].title' => 'required' ],
		];
	}

	public function testTwoQuestionsWithOneIdAreRefused(): void {
		$this->asAdmin();
		$response = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'questions' => [ $this->text( 'q1' ), $this->text( 'q1' ) ] ] ) ] );
		self::assertSame( [ 'questions[1].id' => 'duplicate' ], $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' ) );
	}

	public function testASurveyWithMissingOptionsIsKeptAsADraft(): void {
		$this->asAdmin();
		$survey = $this->body(
			$this->post(
				self::PATH,
				[
					'survey' => $this->surveyInput(
						[
							'status'    => 'publish',
							'questions' => [ $this->radio( 'q1', [ 'Yes', '' ] ) ],
						]
					),
				]
			)
		);
		self::assertSame( [ 'draft', false ], [ $survey['status'], $survey['published'] ] );
		self::assertSame( "The Survey can't be published: Some questions are missing options.", $survey['message'] );
		self::assertSame( [ 'Yes', '' ], $survey['questions'][0]['config']['options'] );
	}

	public function testAnUpdateChangesOnlyWhatWasSent(): void {
		$this->asAdmin();
		$before = $this->storedSurvey();
		$after  = $this->body( $this->post( self::PATH . "/$before->id", [ 'survey' => [ 'title' => 'Renamed' ] ] ) );
		self::assertSame( 'Renamed', $after['title'] );
		self::assertSame( $before->questionsToArray(), $after['questions'] );
		self::assertSame( $before->revision + 1, $after['revision'] );

		// Of a survey in the trash, too: it goes back to where it came from.
		$id = $this->publishedSurvey()->id;
		$this->post( self::PATH . '/trash', [ 'survey_ids' => [ $id ] ] );
		$trashed = $this->body( $this->post( self::PATH . "/$id", [ 'survey' => [ 'title' => 'Renamed' ] ] ) );
		self::assertSame( [ 'Renamed', 'trash' ], [ $trashed['title'], $trashed['status'] ] );
		$this->post( self::PATH . '/restore', [ 'survey_ids' => [ $id ] ] );
		self::assertSame( 'publish', $this->body( $this->get( self::PATH . "/$id" ) )['status'] );
	}

	#[TestDox( '[API-03] surveys are updated by POST surveys/{id}: 404 for an unknown id, 400 with the field for a bad body, nothing half-saved' )]
	public function testAnUpdateIsStoredWholeOrNotAtAll(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$path   = self::PATH . "/$survey->id";
		$before = $this->body( $this->get( $path ) );
		$this->assertRefused( $this->post( self::PATH . '/4711', [ 'survey' => [ 'title' => 'x' ] ] ), 404, 'userfeedback_survey_not_found' );
		$broken = [
			'title'                      => [ 'title' => '' ],
			'questions[1].type'          => [ 'questions' => [ $this->text( 'a' ), [ 'type' => 'slider' ] + $this->text( 'b' ) ] ],
			'settings.thank_you.message' => [ 'settings' => [ 'thank_you' => [ 'type' => 'message', 'message' => 7 ] ] ],
			'status'                     => [ 'status' => 'trash' ],
			'id'                         => [ 'id' => 4711 ],
		];
		foreach ( $broken as $field => $fields ) {
			// A good field beside the bad one must not be stored either.
			$response = $this->post( $path, [ 'survey' => $fields + [ 'title' => 'Half' ] ] );
			self::assertSame( [ $field ], array_keys( $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' ) ) );
			self::assertSame( $before, $this->body( $this->get( $path ) ), $field );
		}
		$saved = $this->body( $this->post( $path, [ 'survey' => [ 'title' => 'Whole', 'questions' => [ $this->text( 'q1' ) ] ] ] ) );
		self::assertSame( [ 'Whole', 1 ], [ $saved['title'], count( $saved['questions'] ) ] );
		unset( $saved['published'], $saved['message'] );
		self::assertSame( $saved, $this->body( $this->get( $path ) ) );
	}

	public function testASaveOnAnOlderRevisionIsRefused(): void {
		$this->asAdmin();
		$survey = $this->storedSurvey();
		$this->post( self::PATH . "/$survey->id", [ 'survey' => [ 'title' => 'Theirs' ] ] );
		$mine = $this->post(
			self::PATH . "/$survey->id",
			[
				'survey'   => [ 'title' => 'Mine' ],
				'revision' => $survey->revision,
			]
		);
		$this->assertRefused( $mine, 409, 'userfeedback_survey_conflict' );
		$data = $this->body( $mine )['data'];
		self::assertSame( [ 'admin', true, $survey->revision + 1 ], [ $data['saved_by'], $data['by_you'], $data['revision'] ] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $data['saved_at'] );
		self::assertSame( 'Theirs', $this->body( $this->get( self::PATH . "/$survey->id" ) )['title'] );

		$this->asRole( 'administrator' );
		$other = [
			'survey'   => [ 'title' => 'Mine' ],
			'revision' => $survey->revision,
		];
		$data  = $this->body( $this->post( self::PATH . "/$survey->id", $other ) )['data'];
		self::assertSame( [ 'admin', false ], [ $data['saved_by'], $data['by_you'] ] );
	}

	public function testACopyIsADraftWithFreshIdsAndItsConditionsPointIntoItself(): void {
		$this->asAdmin();
		$condition = [
			'question_id' => 'q1',
			'compare'     => '=',
			'value'       => 'Yes',
		];
		$logic     = [
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => [ $condition ],
		];
		$original  = $this->publishedSurvey(
			[ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2', [ 'logic' => $logic ] ) ] ]
		);
		$response  = $this->post( self::PATH . "/$original->id/duplicate" );
		self::assertSame( 201, $response->get_status() );
		$copy = $this->body( $response );

		self::assertNotSame( $original->id, $copy['id'] );
		self::assertSame( [ 'Commas (copy)', 'draft', 0 ], [ $copy['title'], $copy['status'], $copy['responses_count'] ] );
		self::assertSame( [ 'Question q1?', 'Question q2?' ], array_column( $copy['questions'], 'title' ) );
		foreach ( array_column( $copy['questions'], 'id' ) as $id ) {
			self::assertNotContains( $id, [ 'q1', 'q2' ] );
		}
		self::assertSame( $copy['questions'][0]['id'], $copy['questions'][1]['logic']['conditions'][0]['question_id'] );
		self::assertSame( $this->body( $this->get( self::PATH . "/$original->id" ) )['settings'], $copy['settings'] );
		self::assertSame( $copy, $this->body( $this->get( self::PATH . "/{$copy['id']}" ) ) );
	}

	public function testAnUnknownSurveyIsNotFound(): void {
		$this->asAdmin();
		$this->assertRefused( $this->get( self::PATH . '/4711' ), 404, 'userfeedback_survey_not_found' );
		$this->assertRefused( $this->post( self::PATH . '/4711', [ 'survey' => [ 'title' => 'x' ] ] ), 404, 'userfeedback_survey_not_found' );
	}

	public function testListsByPageNewestFirst(): void {
		$this->asAdmin();
		$ids  = array_map( fn ( string $title ): int => $this->storedSurvey( [ 'title' => $title ] )->id, [ 'Beta', 'alpha', 'Gamma 100%' ] );
		$list = $this->body( $this->get( self::PATH, [ 'per_page' => 2 ] ) );
		self::assertSame( [ $ids[2], $ids[1] ], array_column( $list['items'], 'id' ) );
		self::assertSame( [ 'page' => 1, 'pages' => 2, 'per_page' => 2, 'total' => 3 ], $list['pagination'] );
		self::assertSame( [ [ 'status' => 'all', 'count' => 3 ], [ 'status' => 'draft', 'count' => 3 ] ], $list['status_filters'] );

		$byTitle = $this->body( $this->get( self::PATH, [ 'orderby' => 'title', 'order' => 'asc' ] ) );
		self::assertSame( [ 'alpha', 'Beta', 'Gamma 100%' ], array_column( $byTitle['items'], 'title' ) );
		self::assertSame( [ $ids[2] ], array_column( $this->body( $this->get( self::PATH, [ 'search' => '100%' ] ) )['items'], 'id' ) );
		self::assertSame( [], $this->body( $this->get( self::PATH, [ 'search' => '_' ] ) )['items'], 'no wildcards' );
		self::assertSame( [], $this->body( $this->get( self::PATH, [ 'search' => '<script>' ] ) )['items'], 'not everything' );
		$tag = $this->storedSurvey( [ 'title' => 'What is <script>?' ] )->id;
		self::assertSame( [ $tag ], array_column( $this->body( $this->get( self::PATH, [ 'search' => ' <script> ' ] ) )['items'], 'id' ) );
		$this->assertRefused( $this->get( self::PATH, [ 'orderby' => 'id; DROP TABLE' ] ), 400, 'rest_invalid_param' );
	}

	public function testOnlyThoseWhoMayEditSeeSurveys(): void {
		$survey = $this->storedSurvey();
		$calls  = [
			fn () => $this->get( self::PATH ),
			fn () => $this->get( self::PATH . "/$survey->id" ),
			fn () => $this->post( self::PATH, [ 'survey' => $this->surveyInput() ] ),
			fn () => $this->post( self::PATH . "/$survey->id", [ 'survey' => [ 'title' => 'x' ] ] ),
			fn () => $this->post( self::PATH . '/publish', [ 'survey_ids' => [ $survey->id ] ] ),
			fn () => $this->get( self::PATH . "/$survey->id/results" ),
			fn () => $this->post( self::PATH . '/draft', [ 'survey_ids' => [ $survey->id ] ] ),
			fn () => $this->post( self::PATH . '/trash', [ 'survey_ids' => [ $survey->id ] ] ),
			fn () => $this->post( self::PATH . '/restore', [ 'survey_ids' => [ $survey->id ] ] ),
			fn () => $this->post( self::PATH, [ 'survey_ids' => [ $survey->id ] ], [], 'DELETE' ),
			fn () => $this->post( self::PATH . "/$survey->id/duplicate" ),
		];
		foreach ( $calls as $call ) {
			$this->asVisitor();
			$this->assertRefused( $call(), 401, 'userfeedback_access_denied' );
			$this->asRole( 'editor' );
			$this->assertRefused( $call(), 403, 'userfeedback_access_denied' );
		}
		self::assertSame( 1, $this->rows( 'surveys' ) );
	}
}
