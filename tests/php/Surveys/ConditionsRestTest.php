<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/** Conditions of question logic over REST: the server's rules, whatever a client allows. */
final class ConditionsRestTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	private const PATH    = '/userfeedback/v1/surveys';
	private const INVALID = 'userfeedback_survey_invalid';

	/** Answers of each type that a condition may have, and one that is none; null where any text is. */
	private const VALUES = [
		'checkbox'     => [ 'Yes', 'Maybe' ],
		'radio-button' => [ 'Yes', 'Maybe' ],
		'image-radio'  => [ 'Yes', 'Maybe' ],
		'icon-choice'  => [ 'Yes', 'Maybe' ],
		'email'        => [ '.org', null ],
		'text'         => [ 'slow', null ],
		'long-text'    => [ 'slow', null ],
		'star-rating'  => [ '5', '6' ],
		'nps'          => [ '10', '0' ],
	];

	/** Comparators by type, as row LOG-04 lists them. */
	private const COMPARATORS = [
		'checkbox'     => [ 'IN', 'ANY' ],
		'radio-button' => [ '=', '!=', 'ANY' ],
		'image-radio'  => [ '=', '!=', 'ANY' ],
		'icon-choice'  => [ '=', '!=', 'ANY' ],
		'email'        => [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH' ],
		'text'         => [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH' ],
		'long-text'    => [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH' ],
		'star-rating'  => [ '>', '<' ],
		'nps'          => [ '=', '!=', '>', '<' ],
	];

	private const ALL = [ '=', '!=', 'IN', 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH', '>', '<', 'ANY' ];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[LOG-01~] refuses enabled logic unless an earlier question is a radio, checkbox, NPS or star rating' )]
	public function testEnablingNeedsAnEarlierChoice(): void {
		foreach ( array_keys( self::VALUES ) as $type ) {
			$response  = $this->save( [ $this->asked( $type ), $this->follows( $this->condition( $type ) ) ] );
			$qualifies = in_array( $type, [ 'radio-button', 'checkbox', 'nps', 'star-rating' ], true );
			$body      = $this->body( $response );
			self::assertSame( $qualifies ? 201 : 400, $response->get_status(), $type );
			if ( ! $qualifies ) {
				self::assertSame(
					[
						[
							'field'   => 'questions[1].logic.enabled',
							'code'    => 'no_earlier_choice',
							'message' => 'Add at least one Radio, Checkbox, NPS, or Star Rating question before this question'
								. ' to use conditional logic.',
						],
					],
					$body['data']['errors'],
					$type
				);
			}
		}
		// A later one does not count.
		$response = $this->save( [ $this->follows(), $this->asked( 'nps' ) ] );
		self::assertSame( [ 'questions[0].logic.enabled' => 'no_earlier_choice' ], $this->assertRefused( $response, 400, self::INVALID ) );
	}

	#[TestDox( '[LOG-02~] stores show and hide with several conditions' )]
	public function testStoresLogic(): void {
		foreach ( [ 'show', 'hide' ] as $action ) {
			$logic  = [
				'enabled'    => true,
				'action'     => $action,
				'conditions' => [ $this->condition( 'radio-button' ), [ 'compare' => '!=' ] + $this->condition( 'radio-button' ) ],
			];
			$stored = $this->body( $this->save( [ $this->asked( 'radio-button' ), $this->text( 'q2', [ 'logic' => $logic ] ) ] ) );
			self::assertEquals( $logic, $this->read( $stored )['questions'][1]['logic'] );
		}
		$logic    = [ 'action' => 'delay' ] + $logic;
		$response = $this->save( [ $this->asked( 'radio-button' ), $this->text( 'q2', [ 'logic' => $logic ] ) ] );
		self::assertSame( [ 'questions[1].logic.action' => 'not_in_enum' ], $this->assertRefused( $response, 400, self::INVALID ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function types(): iterable {
		foreach ( array_keys( self::VALUES ) as $type ) {
			yield $type => [ $type ];
		}
	}

	#[TestDox( '[LOG-04~] accepts for $type the comparators of its type only' )]
	#[DataProvider( 'types' )]
	public function testComparatorsAreThoseOfTheType( string $type ): void {
		foreach ( self::ALL as $compare ) {
			$value    = self::VALUES[ $type ][0];
			$response = $this->saveCondition( $type, [ 'compare' => $compare, 'value' => $compare === 'ANY' ? [ $value ] : $value ] );
			if ( $compare !== 'ANY' ) {
				$errors = $this->assertRefused( $this->saveCondition( $type, [ 'compare' => $compare, 'value' => [ $value ] ] ), 400, self::INVALID );
				self::assertSame( [ 'questions[2].logic.conditions[0].compare' => 'wrong_comparison' ], $errors, 'only ANY has a list' );
			}
			$errors   = in_array( $compare, self::COMPARATORS[ $type ], true )
				? []
				: [ 'questions[2].logic.conditions[0].compare' => 'wrong_comparison' ];
			self::assertSame( $errors, $errors === [] ? [] : $this->assertRefused( $response, 400, self::INVALID ), "$type $compare" );
			self::assertSame( $errors === [] ? 201 : 400, $response->get_status(), "$type $compare" );
		}
		$response = $this->saveCondition( $type, [ 'compare' => 'LIKE' ] );
		self::assertSame( [ 'questions[2].logic.conditions[0].compare' => 'not_in_enum' ], $this->assertRefused( $response, 400, self::INVALID ) );
	}

	#[TestDox( '[LOG-05~] accepts for $type its answers, or any text, as value of a condition' )]
	#[DataProvider( 'types' )]
	public function testValuesAreThoseOfTheType( string $type ): void {
		[ $valid, $invalid ] = self::VALUES[ $type ];
		self::assertSame( 201, $this->saveCondition( $type, [ 'value' => "  $valid " ] )->get_status(), 'white space does not count' );
		if ( $invalid !== null ) {
			$response = $this->saveCondition( $type, [ 'value' => $invalid ] );
			$errors   = $this->assertRefused( $response, 400, self::INVALID );
			self::assertSame( [ 'questions[2].logic.conditions[0].value' => 'unknown_answer' ], $errors );
		}
		// A draft may be incomplete; visitors' surveys may not.
		self::assertSame( 201, $this->saveCondition( $type, [ 'value' => ' ' ] )->get_status() );
		$response = $this->saveCondition( $type, [ 'value' => '' ], 'publish' );
		$code     = $invalid === null ? 'text_required' : 'answer_required';
		self::assertSame( [ 'questions[2].logic.conditions[0].value' => $code ], $this->assertRefused( $response, 400, self::INVALID ) );
	}

	#[TestDox( '[LOG-04~] stores several answers, tidied, and refuses one that is none, too many and other types' )]
	public function testSeveralAnswers(): void {
		$any      = fn ( mixed $value, string $status = 'draft' ) => $this->save(
			[ $this->asked( 'checkbox' ), $this->follows( [ 'question_id' => 'q1', 'compare' => 'ANY', 'value' => $value ] ) ],
			$status
		);
		$stored   = $this->read( $this->body( $any( [ ' No', '', 'Yes', 'No ' ], 'publish' ) ) );
		$expected = [ 'question_id' => 'q1', 'compare' => 'ANY', 'value' => [ 'No', 'Yes' ] ];
		self::assertSame( [ $expected ], $stored['questions'][1]['logic']['conditions'] );
		self::assertSame( 201, $any( [] )->get_status(), 'a draft may be incomplete' );
		$value = 'questions[1].logic.conditions[0].value';
		$refused = [
			[ $any( [], 'publish' ), [ $value => 'answer_required' ] ],
			[ $any( [ 'Yes', 'Maybe' ] ), [ $value => 'unknown_answer' ] ],
			[ $any( array_map( strval( ... ), range( 1, 51 ) ) ), [ $value => 'too_many' ] ],
			[ $any( [ 'a' => 'Yes' ] ), [ $value => 'invalid_type' ] ],
			[ $any( [ 1 ] ), [ "{$value}[0]" => 'invalid_type' ] ],
			[ $any( true ), [ $value => 'invalid_type' ] ],
			[ $any( 'Yes' ), [ 'questions[1].logic.conditions[0].compare' => 'wrong_comparison' ] ],
		];
		foreach ( $refused as $index => [ $response, $errors ] ) {
			self::assertSame( $errors, $this->assertRefused( $response, 400, self::INVALID ), (string) $index );
		}
	}

	#[TestDox( '[QST-07~] stores what cannot hold for now as off, turns it on when it can, and refuses it otherwise' )]
	public function testConditionsThatAreOff(): void {
		$off      = $this->condition( 'radio-button' ) + [ 'off' => true ];
		$radio    = $this->asked( 'radio-button' );
		$logic    = fn ( \WP_REST_Response $response ): array => $this->body( $response )['questions'];
		$response = $this->save( [ $this->follows( $off ), $radio ], 'publish' );
		self::assertSame( [ 'enabled' => true, 'action' => 'show', 'conditions' => [ $off ] ], $logic( $response )[0]['logic'] );

		// Copies keep it, for their own questions.
		$copy = $logic( $this->post( self::PATH . '/' . $this->body( $response )['id'] . '/duplicate' ) );
		self::assertSame( [ [ 'question_id' => $copy[1]['id'] ] + $off ], $copy[0]['logic']['conditions'] );

		$path  = self::PATH . '/' . $this->body( $response )['id'];
		$moved = $this->post( $path, [ 'survey' => [ 'questions' => [ $radio, $this->follows( $off ) ] ] ] );
		self::assertSame( [ $this->condition( 'radio-button' ) ], $logic( $moved )[1]['logic']['conditions'], 'works again' );
		self::assertSame(
			[ $this->condition( 'radio-button' ) ],
			$logic( $this->save( [ $radio, $this->follows( [ 'off' => false ] + $this->condition( 'radio-button' ) ) ] ) )[1]['logic']['conditions'],
			'stored only for those that are off'
		);

		$refused = [
			[ [ 'question_id' => 'gone' ], [ 'conditions[0].question_id' => 'unknown_question' ] ],
			[ [ 'off' => 'yes' ], [ 'conditions[0].off' => 'invalid_type' ] ],
			[ [ 'off' => false ], [ 'enabled' => 'no_earlier_choice', 'conditions[0].question_id' => 'not_earlier' ] ],
		];
		foreach ( $refused as [ $changes, $errors ] ) {
			$found  = $this->assertRefused( $this->save( [ $this->follows( $changes + $off ), $radio ] ), 400, self::INVALID );
			$fields = array_map( static fn ( string $field ) => "questions[0].logic.$field", array_keys( $errors ) );
			self::assertSame( array_combine( $fields, $errors ), $found );
		}
	}

	#[TestDox( '[LOG-05~] the values of an NPS question follow its scale' )]
	public function testZeroIsOnAScaleThatStartsAtZero(): void {
		$zero = [ 'value' => '0' ] + $this->condition( 'nps' );
		$nps  = $this->asked( 'nps', [ 'settings' => [ 'start_at_zero' => true ] ] );
		self::assertSame( 201, $this->save( [ $nps, $this->follows( $zero ) ] )->get_status() );
	}

	public function testAConditionRefersToAnEarlierQuestion(): void {
		foreach ( [ 'gone' => 'unknown_question', 'q2' => 'not_earlier', 'q3' => 'not_earlier', '' => 'unknown_question' ] as $id => $code ) {
			$condition = [ 'question_id' => (string) $id ] + $this->condition( 'radio-button' );
			$later     = $this->asked( 'radio-button', [ 'id' => 'q3' ] );
			$response  = $this->save( [ $this->asked( 'radio-button' ), $this->follows( $condition ), $later ] );
			self::assertSame( [ 'questions[1].logic.conditions[0].question_id' => $code ], $this->assertRefused( $response, 400, self::INVALID ) );
		}
	}

	public function testEnabledLogicHasAConditionAndAtMostTwenty(): void {
		$response = $this->save( [ $this->asked( 'radio-button' ), $this->follows() ] );
		self::assertSame( [ 'questions[1].logic.conditions' => 'conditions_required' ], $this->assertRefused( $response, 400, self::INVALID ) );
		$many = array_fill( 0, 21, $this->condition( 'radio-button' ) );
		self::assertSame( 201, $this->save( [ $this->asked( 'radio-button' ), $this->follows( ...array_slice( $many, 1 ) ) ] )->get_status() );
		$response = $this->save( [ $this->asked( 'radio-button' ), $this->follows( ...$many ) ] );
		self::assertSame( [ 'questions[1].logic.conditions' => 'too_many' ], $this->assertRefused( $response, 400, self::INVALID ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function saveCondition( string $type, array $changes, string $status = 'draft' ): \WP_REST_Response {
		$start = $this->asked( 'radio-button', [ 'id' => 'start' ] );
		return $this->save( [ $start, $this->asked( $type ), $this->follows( $changes + $this->condition( $type ) ) ], $status );
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 */
	private function save( array $questions, string $status = 'draft' ): \WP_REST_Response {
		return $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'questions' => $questions, 'status' => $status ] ) ] );
	}

	/**
	 * @param array<mixed> $survey
	 * @return array<mixed>
	 */
	private function read( array $survey ): array {
		return $this->body( $this->get( self::PATH . '/' . $survey['id'] ) );
	}

	/**
	 * A question that conditions refer to, with the options Yes and No where it has options.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function asked( string $type, array $changes = [] ): array {
		$icon    = [ 'name' => 'star', 'style' => 'solid' ];
		$options = match ( $type ) {
			'checkbox', 'radio-button' => [ 'Yes', 'No' ],
			'image-radio' => array_map( static fn ( string $label ) => [ 'label' => $label, 'image' => '' ], [ 'Yes', 'No' ] ),
			'icon-choice' => array_map( static fn ( string $label ) => [ 'label' => $label, 'icon' => $icon ], [ 'Yes', 'No' ] ),
			default => [],
		};
		return $changes + [
			'id'     => 'q1',
			'type'   => $type,
			'title'  => 'Happy?',
			'config' => [ 'options' => $options ],
		] + QuestionSchema::defaults();
	}

	/**
	 * A condition on asked().
	 *
	 * @return array{question_id: string, compare: string, value: string}
	 */
	private function condition( string $type ): array {
		return [ 'question_id' => 'q1', 'compare' => self::COMPARATORS[ $type ][0], 'value' => self::VALUES[ $type ][0] ];
	}

	/**
	 * A question that is shown if all conditions hold.
	 *
	 * @param array<string, mixed> ...$conditions
	 * @return array<string, mixed>
	 */
	private function follows( array ...$conditions ): array {
		return $this->text(
			'q2',
			[
				'logic' => [
					'enabled'    => true,
					'action'     => 'show',
					'conditions' => array_values( $conditions ),
				],
			]
		);
	}
}
