<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Question;
use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\WrittenQuestion;
use UserFeedback\Surveys\QuestionValidator;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * The description and the placeholder of questions.
 */
final class QuestionTextsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[PLS-27~] stores a description and a placeholder, and shows both to visitors' )]
	public function testStoresTextsAndShowsThemToVisitors(): void {
		$created = $this->post(
			self::PATH,
			[
				'survey' => $this->surveyInput(
					[
						'status'    => 'publish',
						'questions' => [
							$this->radio( 'q1', [ 'Yes', 'No' ], [ 'description' => " Only  lunch.\r\nNot <b>dinner</b>. " ] ),
							$this->text( 'q2', [ 'config' => [ 'placeholder' => " e.g.\n soup " ] ] ),
						],
					]
				),
			]
		);
		self::assertSame( 201, $created->get_status() );
		$id    = (int) $this->body( $created )['id'];
		$read  = $this->body( $this->get( self::PATH . "/$id" ) )['questions'];
		$texts = "Only lunch.\nNot <b>dinner</b>.";
		self::assertSame( $texts, $read[0]['description'] );
		self::assertSame( 'e.g. soup', $read[1]['config']['placeholder'] );

		$survey = Plugin::instance()->get( SurveyRepository::class )->find( $id );
		self::assertNotNull( $survey );
		$shown = ( new Plugin() )->get( WidgetPage::class )->data( [ $survey ] )['surveys'][0]['questions'];
		self::assertSame( $texts, $shown[0]['description'] );
		self::assertSame( 'e.g. soup', $shown[1]['config']['placeholder'] );

		$copy = $this->body( $this->post( self::PATH . "/$id/duplicate" ) )['questions'];
		self::assertSame( [ $texts, 'e.g. soup' ], [ $copy[0]['description'], $copy[1]['config']['placeholder'] ] );
	}

	#[TestDox( '[PLS-27~] omits empty texts, as in surveys from before they existed' )]
	public function testOmitsEmptyTexts(): void {
		$question = $this->valid(
			[
				'description' => " \n ",
				'config'      => [ 'placeholder' => ' ' ],
			] + $this->text( 'q1' )
		);
		self::assertSame( '', $question->description );
		self::assertArrayNotHasKey( 'description', $question->toArray() );
		self::assertSame( [ 'options' => [] ], $question->config );
	}

	#[TestDox( '[PLS-27~] every type has a description, and those with typed answers a placeholder ($name)' )]
	#[DataProvider( 'types' )]
	public function testTypesHaveTexts( string $name ): void {
		$type = Plugin::instance()->get( QuestionTypes::class )->form( $name );
		self::assertNotNull( $type );
		self::assertSame( 'Why we ask', $this->valid( [ 'description' => 'Why we ask' ] + $this->blank( $name, $type ) )->description );

		$config = [ 'placeholder' => 'e.g. soup' ] + $this->blank( $name, $type )['config'];
		[ $questions, $errors ] = $this->read( [ 'config' => $config ] + $this->blank( $name, $type ) );
		if ( in_array( $name, [ 'text', 'long-text', 'email' ], true ) ) {
			self::assertSame( [], $errors );
			self::assertSame( 'e.g. soup', $questions[0]->config['placeholder'] );
		} else {
			self::assertSame( [ 'questions[0].config.placeholder' ], array_column( $errors, 'field' ) );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function types(): iterable {
		foreach ( [ 'checkbox', 'radio-button', 'image-radio', 'icon-choice', 'email', 'text', 'long-text', 'star-rating', 'nps' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	/** @param array<string, mixed> $changes */
	#[TestDox( '[PLS-27~] refuses a text that is too long or no text, and names its field' )]
	#[DataProvider( 'wrongTexts' )]
	public function testRefusesWrongTexts( array $changes, string $field, string $code ): void {
		$refused = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'questions' => [ $this->text( 'q1', $changes ) ] ] ) ] );
		self::assertSame( [ "questions[0].$field" => $code ], $this->assertRefused( $refused, 400, 'userfeedback_survey_invalid' ) );
		self::assertSame( 0, $this->rows( 'surveys' ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string, string}>
	 */
	public static function wrongTexts(): iterable {
		$description = QuestionSchema::MAX_DESCRIPTION_LENGTH;
		$placeholder = WrittenQuestion::MAX_PLACEHOLDER_LENGTH;
		yield 'a description that is too long' => [ [ 'description' => str_repeat( 'ü', $description + 1 ) ], 'description', 'too_long' ];
		yield 'a description that is a list' => [ [ 'description' => [ 'a' ] ], 'description', 'invalid_type' ];
		yield 'a placeholder that is too long' => [
			[ 'config' => [ 'placeholder' => str_repeat( 'ü', $placeholder + 1 ) ] ],
			'config.placeholder',
			'too_long',
		];
		yield 'a placeholder that is a number' => [ [ 'config' => [ 'placeholder' => 5 ] ], 'config.placeholder', 'invalid_type' ];
	}

	/**
	 * A question with the fields that its type needs.
	 *
	 * @return array{id: string, config: array<string, mixed>, ...}
	 */
	private function blank( string $name, QuestionForm $type ): array {
		return [
			'id'     => 'q1',
			'type'   => $name,
			'title'  => 'Why?',
			'config' => $type instanceof ChoiceForm ? [ 'options' => [] ] : [],
		] + QuestionSchema::defaults();
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array{list<Question>, list<\UserFeedback\Support\FieldError>}
	 */
	private function read( array $data ): array {
		return ( new QuestionValidator( Plugin::instance()->get( QuestionTypes::class ) ) )->readAll( [ $data ] );
	}

	/**
	 * @param array<string, mixed> $data
	 */
	private function valid( array $data ): Question {
		[ $questions, $errors ] = $this->read( $data );
		self::assertSame( [], $errors );
		return $questions[0];
	}
}
