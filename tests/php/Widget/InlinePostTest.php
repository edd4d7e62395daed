<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\Inline\PostedForm;
use UserFeedback\Widget\Inline\SubmissionIds;

/**
 * Forms of inline surveys that browsers without scripts send.
 */
final class InlinePostTest extends TestCase {

	use AddOnQuestions;
	use InlineForms;
	use Requests;

	#[TestDox( '[BLK-03~] a form is stored, and the browser continues at the thank-you' )]
	public function testAnswersAreStored(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( [ 'Question q1?', 'Question q2?' ], self::texts( $this->open( $survey ), '//*[@class="userfeedback-title"]' ) );
		$url = $this->accepted( $survey, [ 'q1' => 'No', 'q2' => 'Because' ] );
		self::assertSame( home_url( "/hello/?userfeedback_answered=$survey->id#userfeedback-$survey->id" ), $url );
		self::assertSame( [ 'q1' => [ 'No' ], 'q2' => [ 'Because' ] ], $this->newest( $survey ) );
		$page = $this->follow( $survey, $url );
		self::assertSame( [ 'Thanks for your feedback!' ], self::texts( $page, '//*[@class="userfeedback-thanks"]' ) );
		self::assertSame( [], self::all( $page, '//form' ) );
	}

	#[TestDox( '[BLK-03~] all nine types are read from their fields' )]
	public function testNineTypes(): void {
		$survey = $this->publishedSurvey( [ 'questions' => $this->questionsOfEveryType( [ 'One', 'Two', 'Three' ] ) ] );
		$this->accepted(
			$survey,
			[
				'radio-button' => [ 'value' => 'Two', 'extra' => [ 'comments' => 'Fine' ] ],
				'checkbox'     => [ 'Three', 'One' ],
				'text'         => 'Tea',
				'long-text'    => "Two\r\nlines",
				'email'        => [ 'value' => 'ada@example.org', 'extra' => [ 'name' => 'Ada' ] ],
				'star-rating'  => '4',
				'nps'          => '0',
				'image-radio'  => 'One',
				'icon-choice'  => 'Three',
			]
		);
		$expected = [
			'radio-button' => [ 'Two' ],
			'checkbox'     => [ 'One', 'Three' ],
			'text'         => [ 'Tea' ],
			'long-text'    => [ "Two\nlines" ],
			'email'        => [ 'ada@example.org' ],
			'star-rating'  => [ '4' ],
			'nps'          => [ '0' ],
			'image-radio'  => [ 'One' ],
			'icon-choice'  => [ 'Three' ],
		];
		self::assertSame( $expected, $this->newest( $survey ) );
		self::assertSame( [ 'Ada', 'Fine' ], $this->beside( $survey ) );
	}

	#[TestDox( '[BLK-03~] a double click, a reload and another try after Back are one response; the same answers an hour later are another one' )]
	public function testTheSameFormIsStoredOnce(): void {
		$this->clock = new MovingClock( 'now' );
		$survey      = $this->publishedSurvey();
		$answers     = [ 'q1' => 'No', 'q2' => 'Because' ];
		$first       = $this->accepted( $survey, $answers );
		for ( $seconds = 0; $seconds <= SubmissionIds::WINDOW; $seconds += SubmissionIds::WINDOW / 4 ) {
			$this->clock->move( $seconds === 0 ? '+0 seconds' : '+' . SubmissionIds::WINDOW / 4 . ' seconds' );
			self::assertSame( $first, $this->accepted( $survey, $answers ), 'the visitor is thanked' );
			self::assertSame( 1, $this->rows( 'responses' ), "after $seconds seconds" );
		}
		$this->accepted( $survey, [ 'q1' => 'No', 'q2' => 'Because.' ] );
		self::assertSame( 2, $this->rows( 'responses' ), 'other answers' );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		$this->accepted( $survey, $answers );
		self::assertSame( 3, $this->rows( 'responses' ), 'another network' );
		$_SERVER['HTTP_USER_AGENT'] = 'Another browser';
		$this->accepted( $survey, $answers );
		self::assertSame( 4, $this->rows( 'responses' ), 'another browser' );
		$this->clock->move( '+1 hour' );
		$this->accepted( $survey, $answers );
		self::assertSame( 5, $this->rows( 'responses' ), 'later' );
	}

	#[TestDox( '[BLK-03~] errors stand above the form, lead to their fields, and at the questions' )]
	public function testErrors(): void {
		$required = [ 'settings' => [ 'required' => true ] + $this->text( 'q' )['settings'] ];
		$survey   = $this->publishedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'A', 'B' ], $required ),
					$this->text( 'q2', [ 'type' => 'email' ] ),
					$this->text( 'q3', $required ),
				],
			]
		);
		$page = $this->refused( $survey, [ 'q2' => 'nobody', 'q3' => ' ' ] );
		$id   = "userfeedback-$survey->id";
		self::assertSame(
			[
				'“Question q1?” needs an answer.',
				'“nobody” is not an email address. Correct it or leave it empty.',
				'“Question q3?” needs an answer.',
			],
			self::texts( $page, '//*[@role="alert"]//li' )
		);
		$targets = array_map( static fn ( DOMElement $link ) => $link->getAttribute( 'href' ), self::all( $page, '//*[@role="alert"]//a' ) );
		self::assertSame( [ "#$id-q1", "#$id-q2-field", "#$id-q3-field" ], $targets );
		self::assertCount( 1, self::all( $page, "//fieldset[@id='$id-q1'][@aria-invalid='true'][@tabindex]" ) );
		[ $email ] = self::all( $page, "//input[@id='$id-q2-field'][@aria-invalid='true']" );
		self::assertSame( 'nobody', $email->getAttribute( 'value' ) );
		$message = self::texts( $page, "//*[@id='" . trim( $email->getAttribute( 'aria-describedby' ) ) . "']" );
		self::assertSame( [ '“nobody” is not an email address. Correct it or leave it empty.' ], $message );
		self::assertSame( [], self::all( $page, "//*[contains(@class, 'is-stepped')]" ), 'all questions are visible' );
		self::assertSame( 'Answer at least one question.', self::texts( $this->refused( $this->publishedSurvey(), [] ), '//*[@role="alert"]/p' )[0] );
	}

	#[TestDox( '[BLK-03~] a required question that logic hides needs no answer, and is not counted as skipped' )]
	public function testLogic(): void {
		$logic    = [
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => [ [ 'question_id' => 'q1', 'compare' => '=', 'value' => 'Yes' ] ],
		];
		$settings = [ 'required' => true ] + $this->text( 'q' )['settings'];
		$survey   = $this->publishedSurvey(
			[ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2', [ 'logic' => $logic, 'settings' => $settings ] ) ] ]
		);
		$this->accepted( $survey, [ 'q1' => 'No', 'q2' => '' ] );
		self::assertSame( [ 'q1' => [ 'No' ] ], $this->newest( $survey ) );
		$this->accepted( $survey, [ 'q1' => 'No', 'q2' => 'Typed all the same' ] );
		self::assertSame( [ 'q1' => [ 'No' ], 'q2' => [ 'Typed all the same' ] ], $this->newest( $survey ) );
		$page = $this->refused( $survey, [ 'q1' => 'Yes', 'q2' => '' ] );
		self::assertSame( [ '“Question q2?” needs an answer.' ], self::texts( $page, '//*[@role="alert"]//li' ) );
	}

	/** @param array<mixed> $answers */
	#[TestDox( '[BLK-03~] broken values are refused with an error, and never a fatal one ($_dataName)' )]
	#[DataProvider( 'brokenAnswers' )]
	public function testBrokenAnswers( array $answers, string $message ): void {
		$survey = $this->publishedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'A', 'B' ] ),
					$this->radio( 'q2', [ 'A', 'B' ], [ 'type' => 'checkbox' ] ),
					$this->text( 'q3' ),
					$this->stars( 'q4' ),
					$this->text( 'q5', [ 'type' => 'email', 'config' => [ 'include_name' => true ] ] ),
				],
			]
		);
		$page   = $this->refused( $survey, $answers + [ 'q3' => 'Kept' ] );
		self::assertStringContainsString( $message, implode( ' ', self::texts( $page, '//*[@role="alert"]' ) ) );
		if ( ! isset( $answers['q3'] ) ) {
			self::assertSame( 'Kept', self::all( $page, '//input[@type="text"]' )[0]->getAttribute( 'value' ) );
		}
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function brokenAnswers(): iterable {
		$option = 'This is not one of the options';
		yield 'an unknown option' => [ [ 'q1' => 'C' ], $option ];
		yield 'a list for one option' => [ [ 'q1' => [ 'A' ] ], $option ];
		yield 'a text for a list' => [ [ 'q2' => 'A' ], $option ];
		yield 'a list in a list' => [ [ 'q2' => [ [ 'A' ] ] ], $option ];
		yield 'a list for a text' => [ [ 'q3' => [ 'x' ] ], 'The answer must be a text.' ];
		yield 'no UTF-8' => [ [ 'q3' => "\xC3\x28" ], 'The answer must be a text.' ];
		yield 'two million bytes' => [ [ 'q3' => str_repeat( 'abcd ', 400_000 ) ], 'at most 400 characters' ];
		yield 'a number that is none' => [ [ 'q4' => 'four' ], 'must be a number from 1 to 5' ];
		yield 'a number off the scale' => [ [ 'q4' => '6' ], 'must be a number from 1 to 5' ];
		yield 'a huge number' => [ [ 'q4' => '99999999999999999999' ], 'must be a number from 1 to 5' ];
		yield 'no UTF-8 as a name' => [ [ 'q5' => [ 'value' => 'ada@example.org', 'extra' => [ 'name' => "\xC3\x28" ] ] ], 'must be a text' ];
		yield 'an unknown question' => [ [ 'q9' => 'x' ], 'The survey has no such question.' ];
		yield 'a question that is no text' => [ [ 7 => 'x' ], 'The survey has no such question.' ];
	}

	/** @param array<string, mixed> $changes */
	#[TestDox( '[BLK-03~] a form with broken hidden fields keeps what was typed and says what to do ($_dataName)' )]
	#[DataProvider( 'brokenForms' )]
	public function testBrokenForms( array $changes, string $message ): void {
		$survey = $this->publishedSurvey();
		$page   = $this->refused( $survey, [ 'q1' => 'No', 'q2' => 'Kept' ], $changes );
		self::assertStringContainsString( $message, self::texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( 'Kept', self::all( $page, '//input[@type="text"]' )[0]->getAttribute( 'value' ) );
		self::assertCount( 1, self::all( $page, '//input[@checked][@value="No"]' ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function brokenForms(): iterable {
		$unknown = 'does not come from a page of this site';
		yield 'no token' => [ [ PostedForm::NONCE => '' ], $unknown ];
		yield 'a list as token' => [ [ PostedForm::NONCE => [ '1' ] ], $unknown ];
		yield 'another token' => [ [ PostedForm::NONCE => '1.0123456789abcdef0123' ], $unknown ];
		yield 'a later revision' => [ [ PostedForm::NONCE => '99.0123456789abcdef0123' ], $unknown ];
	}

	public function testOtherFormsOfThePageAreLeftAlone(): void {
		$survey = $this->publishedSurvey();
		$ids    = array_map( static fn ( mixed $id ) => [ PostedForm::SURVEY => $id ], [ 'x', '-1', [ '1' ], '' ] );
		foreach ( [ [], [ 'comment' => 'x' ], ...$ids ] as $fields ) {
			$page = $this->visit( $survey, $fields );
			self::assertInstanceOf( DOMXPath::class, $page );
			self::assertSame( [], self::all( $page, '//*[@role="alert"]' ) );
		}
		self::assertSame( 0, $this->rows( 'responses' ) );
	}

	#[TestDox( '[BLK-03~] a page from before a change is answered by its own questions' )]
	public function testAnOldPage(): void {
		$survey = $this->publishedSurvey();
		$fields = $this->fields( $this->open( $survey ), [ 'q1' => 'No' ] );
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'questions' => [ $this->radio( 'q1', [ 'Maybe', 'Never' ] ) ] ], 1 );
		self::assertIsString( $this->visit( $survey, $fields ) );
		self::assertSame( [ 'q1' => [ 'No' ], 'q2' => null ], $this->newest( $survey ) );
	}

	#[TestDox( '[BLK-03~] a survey in the trash is not answered, and the visitor is told so' )]
	public function testAClosedSurvey(): void {
		$survey = $this->publishedSurvey();
		$fields = $this->fields( $this->open( $survey ), [ 'q1' => 'No' ] );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 );
		$page = $this->visit( $survey, $fields );
		self::assertInstanceOf( DOMXPath::class, $page );
		self::assertSame( [ 'This survey does not take answers at the moment.' ], self::texts( $page, '//*[@role="alert"]' ) );
		self::assertSame( 0, $this->rows( 'responses' ) );
	}

	public function testTheHiddenFieldIsASignOfSpam(): void {
		$survey = $this->publishedSurvey();
		$fields = $this->fields( $this->open( $survey ), [ 'q1' => 'No' ], [ PostedForm::WEBSITE => 'https://spam.example' ] );
		self::assertIsString( $this->visit( $survey, $fields ), 'a program does not learn that it was recognised' );
		$this->asAdmin();
		$list = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses", [ 'filter' => [ 'status' => 'spam' ] ] ) );
		self::assertCount( 1, $list['items'] );
	}

	/**
	 * The answers of the newest response by question id.
	 *
	 * @return array<mixed>
	 */
	private function newest( Survey $survey ): array {
		return array_column( $this->newestResponse( $survey )['answers'], 'value', 'question_id' );
	}

	/**
	 * What was typed beside the answers of the newest response, sorted.
	 *
	 * @return list<mixed>
	 */
	private function beside( Survey $survey ): array {
		$texts = [];
		foreach ( $this->newestResponse( $survey )['answers'] as $answer ) {
			array_push( $texts, ...array_values( (array) ( $answer['extra'] ?? [] ) ) );
		}
		sort( $texts );
		return $texts;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function newestResponse( Survey $survey ): array {
		$this->asAdmin();
		$list     = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses" ) );
		$response = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses/{$list['items'][0]['id']}" ) );
		$this->asVisitor();
		return $response;
	}
}
