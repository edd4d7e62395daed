<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys\Files;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Files\SurveyFile;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\TestCase;

/**
 * GET surveys/{id}/export and POST surveys/import.
 */
final class SurveyFilesRestTest extends TestCase {

	use SurveyFiles;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[PLS-04] An exported survey is imported as a draft with the same questions, logic and settings, and is exported unchanged' )]
	public function testGoesThereAndBack(): void {
		$original = $this->publishedSurvey(
			[
				'title'         => 'Was the café “good”? <3',
				'template'      => 'visit-purpose',
				'questions'     => [
					$this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => [ 'required' => true, 'randomize' => true, 'comment_box' => false ] ] ),
					$this->stars( 'q2' ),
					$this->pictures( 'q3', [ 'w-logo-blue', 'rss' ] ),
					$this->icons( 'q4', [ 'Good' => 'star', 'Bad' => 'face-frown' ] ),
					$this->text(
						'q5',
						[
							'logic' => [
								'enabled'    => true,
								'action'     => 'show',
								'conditions' => [ [ 'question_id' => 'q1', 'compare' => '=', 'value' => 'No' ] ],
							],
						]
					),
				],
				'settings'      => SurveyFields::change( 'settings.thank_you.message', "Bye!\nCome again." )['settings'],
				'notifications' => [
					'email' => [
						'active'    => true,
						'addresses' => 'owner@example.org',
					] + (array) SurveyFields::default( 'notifications.email' ),
				],
			]
		);
		$file = $this->exported( $original );
		self::assertSame( [ 'userfeedback-survey', 1 ], [ $file['format'], $file['version'] ] );
		self::assertStringNotContainsString( 'owner@example.org', (string) wp_json_encode( $file ) );
		self::assertArrayNotHasKey( 'publish_at', $file['survey'] );
		update_option( 'admin_email', 'new@example.org' );

		[ $copy, $leftOut ] = $this->imported( $file );
		self::assertSame( [], $leftOut );
		self::assertNotSame( $original->id, $copy['id'] );
		$before = $this->body( $this->get( "/userfeedback/v1/surveys/$original->id" ) );
		foreach ( [ 'title', 'type', 'template', 'questions', 'settings' ] as $field ) {
			self::assertSame( $before[ $field ], $copy[ $field ], $field );
		}
		self::assertSame( [ true, 'new@example.org' ], [ $copy['notifications']['email']['active'], $copy['notifications']['email']['addresses'] ] );
		$again = $this->body( $this->get( "/userfeedback/v1/surveys/{$copy['id']}/export" ) );
		self::assertSame( $file, $again );
	}

	#[TestDox( '[PLS-04~] An export is valid for the schema that is published with it' )]
	public function testIsValidForItsSchema(): void {
		$survey  = $this->storedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->nps( 'q2' ) ] ] );
		// It collects the options of routes while it lists them.
		Routes::server()->get_routes();
		/** @var array{schema: callable(): array<string, mixed>} $options What WordPress answers to OPTIONS. */
		$options = rest_get_server()->get_route_options( '/userfeedback/v1/surveys/(?P<id>\d+)/export' );
		$schema  = $options['schema']();
		self::assertSame( [ 'format', 'version', 'survey' ], array_keys( $schema['properties'] ) );
		self::assertSame( [], SchemaCheck::errors( $this->exported( $survey ), $schema, '' ) );
		self::assertNotSame( [], SchemaCheck::errors( $this->file( [ 'title' => 5 ] ), $schema, '' ) );
	}

	public function testTheFileIsNamedAfterTheSurvey(): void {
		foreach ( [ 'Été & "Lunch"/..\\' => 'ete-lunch.json', '日本語' => null ] as $title => $name ) {
			$survey  = $this->storedSurvey( [ 'title' => $title ] );
			$headers = $this->get( "/userfeedback/v1/surveys/$survey->id/export" )->get_headers();
			self::assertSame( sprintf( 'attachment; filename="%s"', $name ?? "survey-$survey->id.json" ), $headers['Content-Disposition'] );
		}
		self::assertSame( 404, $this->get( '/userfeedback/v1/surveys/999999/export' )->get_status() );
	}

	/**
	 * @param array<string, mixed> $survey
	 * @param array<string, mixed> $file
	 */
	#[TestDox( '[PLS-04~] A file that is too large, newer, no survey file or invalid is refused by field, and nothing is stored' )]
	#[DataProvider( 'refused' )]
	public function testRefuses( int $status, string $code, string $field, array $survey, array $file = [] ): void {
		$errors = $this->assertRefused( $this->import( $this->file( $survey, $file ) ), $status, $code );
		self::assertSame( [ $field ], array_keys( $errors ) );
		self::assertSame( 0, $this->rows( 'surveys' ) );
	}

	/**
	 * @return iterable<string, list<mixed>>
	 */
	public static function refused(): iterable {
		$invalid = 'userfeedback_survey_invalid';
		yield 'too large' => [ 413, 'userfeedback_file_too_large', 'file', [ 'title' => str_repeat( 'a', SurveyFile::MAX_BYTES ) ] ];
		yield 'of a newer version' => [ 400, 'userfeedback_file_newer', 'file.version', [], [ 'version' => SurveyFile::VERSION + 1 ] ];
		yield 'without a version' => [ 400, 'userfeedback_file_invalid', 'file.version', [], [ 'version' => '1' ] ];
		yield 'of another format' => [ 400, 'userfeedback_file_invalid', 'file.format', [], [ 'format' => 'acme' ] ];
		yield 'without a survey' => [ 400, 'userfeedback_file_invalid', 'file.survey', [], [ 'survey' => [ 'a list' ] ] ];
		yield 'without a title' => [ 400, $invalid, 'title', [ 'title' => ' ' ] ];
		yield 'with another type' => [ 400, $invalid, 'type', [ 'type' => 'quiz' ] ];
		yield 'with questions that are none' => [ 400, $invalid, 'questions[0]', [ 'questions' => [ 5 ] ] ];
		yield 'with questions that are no list' => [ 400, $invalid, 'questions', [ 'questions' => 'q1' ] ];
		yield 'with a question without a type' => [ 400, $invalid, 'questions[0].type', [ 'questions' => [ [ 'id' => 'q1' ] ] ] ];
		$twice = [ 'id' => 'q1', 'type' => 'text', 'title' => 'Why?' ];
		yield 'with an id twice' => [ 400, $invalid, 'questions[1].id', [ 'questions' => [ $twice, $twice ] ] ];
		yield 'with a wrong setting' => [ 400, $invalid, 'settings.thank_you.message', [ 'settings' => [ 'thank_you' => [ 'message' => [ 1 ] ] ] ] ];
		$many = array_map( static fn ( int $number ) => [ 'id' => "q$number" ] + $twice, range( 0, SurveySchema::MAX_QUESTIONS ) );
		yield 'with too many questions' => [ 400, $invalid, 'questions', [ 'questions' => $many ] ];
	}

	#[TestDox( '[PLS-04~] Fields that this site does not know are left out and reported by name' )]
	public function testReportsUnknownFields(): void {
		$question = [
			'id'     => 'q1',
			'type'   => 'radio-button',
			'title'  => 'Well?',
			'config' => [ 'options' => [ 'Yes', 'No' ], 'columns' => 2 ],
			'mood'   => 'blue',
		];
		[ $survey, $leftOut ] = $this->imported(
			$this->file(
				[
					'status'        => 'publish',
					'id'            => 7,
					'questions'     => [ $question ],
					'settings'      => [ 'acme_greeting' => 'Hi', 'thank_you' => [ 'message' => 'Bye', 'confetti' => true ] ],
					'notifications' => [ 'acme_pager' => [] ],
				],
				[ 'generator' => 'Acme' ]
			)
		);
		$fields = [
			'generator',
			'status',
			'id',
			'questions[0].mood',
			'questions[0].config.columns',
			'settings.acme_greeting',
			'settings.thank_you.confetti',
			'notifications.acme_pager',
		];
		self::assertEqualsCanonicalizing( $fields, array_keys( $leftOut ) );
		self::assertSame( [ 'unknown_field' ], array_values( array_unique( $leftOut ) ) );
		self::assertSame( [ 'Bye', [ 'Yes', 'No' ] ], [ $survey['settings']['thank_you']['message'], $survey['questions'][0]['config']['options'] ] );
	}

	#[TestDox( '[PLS-04~] A script in every text of a file is stored as text' )]
	public function testKeepsScriptsAsText(): void {
		$script = (string) Payload::all()['script']->value;
		[ $survey ] = $this->imported(
			$this->file(
				[
					'title'     => $script,
					'questions' => [ $this->radio( 'q1', [ $script, 'No' ], [ 'title' => $script ] ), $this->text( 'q2', [ 'title' => $script ] ) ],
					'settings'  => [ 'thank_you' => [ 'message' => $script ] ],
				]
			)
		);
		self::assertSame( [ $script, $script ], [ $survey['title'], $survey['settings']['thank_you']['message'] ] );
		self::assertSame( [ $script, $script ], array_column( $survey['questions'], 'title' ) );
		self::assertSame( $script, $survey['questions'][0]['config']['options'][0] );
	}

	#[TestDox( '[PLS-04~] A script in any one field of a file is stored as text, left out or refused with a code' )]
	public function testTakesAScriptInEveryField(): void {
		$script = (string) Payload::all()['script']->value;
		$asked  = [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->stars( 'q2' ), $this->icons( 'q3', [ 'A' => 'star', 'B' => 'bell' ] ) ];
		$file   = $this->exported( $this->storedSurvey( [ 'questions' => $asked ] ) );
		$checked = 0;
		foreach ( self::paths( $file ) as $path ) {
			$response = $this->import( Leaves::put( $file, $path, $script ) );
			$body     = $this->body( $response );
			$where    = implode( '.', $path );
			if ( $response->get_status() === 201 ) {
				self::assertStringContainsString( 'script', (string) wp_json_encode( $body ), "$where: stored or reported" );
			} else {
				self::assertContains( $response->get_status(), [ 400, 403 ], $where );
				self::assertStringStartsWith( 'userfeedback_', $body['code'], $where );
			}
			++$checked;
		}
		self::assertGreaterThan( 30, $checked );
	}

	#[TestDox( '[PLS-04~] A file never decides who is notified' )]
	public function testIgnoresRecipients(): void {
		update_option( 'admin_email', 'owner@example.org' );
		$file = $this->file( [ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'thief@example.org' ] ] ] );
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame( [ 'notifications.email.addresses' => 'recipient' ], $leftOut );
		$email = $survey['notifications']['email'];
		self::assertSame( [ true, 'owner@example.org' ], [ $email['active'], $email['addresses'] ] );

		$settings = Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [] ] );
		update_option( Settings::OPTION, $settings->toArray() );
		$this->asRole( 'author' );
		self::assertFalse( current_user_can( Capability::VIEW_RESULTS ) );
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame( [ 'notifications.email' => 'not_allowed' ], $leftOut );
		$this->asAdmin();
		self::assertFalse( $this->body( $this->get( "/userfeedback/v1/surveys/{$survey['id']}" ) )['notifications']['email']['active'] );
	}

	#[TestDox( "[PLS-04~] Images of other websites are left out; those of this site's media library stay" )]
	public function testLeavesOutForeignImages(): void {
		$pictures = $this->pictures( 'q1', [ 'rss', 'blank' ] );

		$pictures['config']['options'][1]['image'] = 'https://elsewhere.example/cat.png';
		[ $survey, $leftOut ] = $this->imported( $this->file( [ 'questions' => [ $pictures ] ] ) );
		self::assertSame( [ 'questions[0].config.options[1].image' => 'foreign_image' ], $leftOut );
		self::assertSame( [ includes_url( 'images/rss.png' ), '' ], array_column( $survey['questions'][0]['config']['options'], 'image' ) );
	}

	/**
	 * The paths of all leaves.
	 *
	 * @return list<list<string|int>>
	 */
	private static function paths( mixed $value ): array {
		if ( ! is_array( $value ) || $value === [] ) {
			return [ [] ];
		}
		$paths = [];
		foreach ( $value as $name => $of ) {
			foreach ( self::paths( $of ) as $path ) {
				$paths[] = [ $name, ...$path ];
			}
		}
		return $paths;
	}
}
