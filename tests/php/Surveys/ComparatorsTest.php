<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Json;
use UserFeedback\Surveys\Logic\AnswerValues;
use UserFeedback\Surveys\Logic\ComparedAnswers;
use UserFeedback\Surveys\Logic\Condition;
use UserFeedback\Surveys\Logic\QuestionLogic;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Tests\TestCase;

/**
 * Compares answers as conditions do, with the table that TypeScript uses too (tests/unit/survey-model/comparison.test.ts).
 */
final class ComparatorsTest extends TestCase {

	/**
	 * @return iterable<string, array{string, mixed, string|list<string>, bool}>
	 */
	public static function cases(): iterable {
		/** @var list<array{comparator: string, answer: mixed, value: string|list<string>, expected: bool}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/comparators.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as $index => $case ) {
			$value = implode( '|', (array) $case['value'] );
			$name  = sprintf( '%d: %s %s %s', $index, Json::encode( [ $case['answer'] ] ), $case['comparator'], $value );
			yield $name => [ $case['comparator'], $case['answer'], $case['value'], $case['expected'] ];
		}
	}

	/** @param string|list<string> $value */
	#[TestDox( '[LOG-03~] an answer fulfils a condition as the table says ($_dataName)' )]
	#[DataProvider( 'cases' )]
	public function testCompares( string $comparator, mixed $answer, string|array $value, bool $expected ): void {
		self::assertSame( $expected, ( new ComparedAnswers( [], [ 'q' => $answer ] ) )->fulfilAll( [ new Condition( 'q', $comparator, $value ) ] ) );
	}

	/** @param string|list<string> $value */
	#[TestDox( '[LOG-03~] a question with a condition is shown to a visitor as the table says ($_dataName)' )]
	#[DataProvider( 'cases' )]
	public function testShowsAQuestion( string $comparator, mixed $answer, string|array $value, bool $expected ): void {
		$condition = [ 'question_id' => 'a', 'compare' => $comparator, 'value' => $value ];
		$asked     = static fn ( string $id, string $action = '' ) => Question::fromArray(
			[
				'id'    => $id,
				'type'  => 'text',
				'logic' => [ 'enabled' => $action !== '', 'action' => $action, 'conditions' => [ $condition ] ],
			] + QuestionSchema::defaults()
		);
		$questions = [ $asked( 'a' ), $asked( 'show', 'show' ), $asked( 'hide', 'hide' ) ];
		self::assertSame( [ $expected ? 'hide' : 'show' ], QuestionLogic::hidden( $questions, [ 'a' => $answer ] ) );
	}

	public function testLogicComparesAnswersToEarlierQuestionsOnly(): void {
		$asked = static fn ( string $id, string $on, bool $isOn = true ) => Question::fromArray(
			[
				'id'    => $id,
				'type'  => 'text',
				'logic' => [
					'enabled'    => $isOn,
					'action'     => 'hide',
					'conditions' => [ [ 'question_id' => $on, 'compare' => '=', 'value' => 'Tea' ] ],
				],
			] + QuestionSchema::defaults()
		);
		$answers   = array_fill_keys( [ 'a', 'b', 'c', 'd' ], 'Tea' );
		$questions = [ $asked( 'a', 'b' ), $asked( 'b', 'b' ), $asked( 'c', 'a' ), $asked( 'd', 'a', false ) ];
		self::assertSame( [ 'c' ], QuestionLogic::hidden( $questions, $answers ) );
	}

	#[TestDox( '[LOG-02~] all conditions must hold' )]
	public function testAllMustHold(): void {
		$happy = new Condition( 'happy', '=', 'Yes' );
		$score = new Condition( 'score', '>', '8' );
		$hold  = static fn ( array $answers ) => ( new ComparedAnswers( [], $answers ) )->fulfilAll( [ $happy, $score ] );
		self::assertTrue( $hold( [ 'happy' => 'Yes', 'score' => '9' ] ) );
		self::assertFalse( $hold( [ 'happy' => 'Yes', 'score' => '8' ] ) );
		self::assertFalse( $hold( [ 'happy' => 'Yes' ] ) );
		self::assertTrue( ( new ComparedAnswers( [], [] ) )->fulfilAll( [] ) );
	}

	#[TestDox( 'compares options by id and texts by the label that the visitor saw: $_dataName' )]
	#[DataProvider( 'optionCases' )]
	public function testComparesOptions( string $type, string $comparator, mixed $answer, string $value, bool $expected ): void {
		$asked     = static fn ( string ...$labels ) => Question::fromArray(
			[ 'id' => 'q', 'type' => $type, 'config' => [ 'options' => $labels, 'option_ids' => [ 'r', 'g', 'n' ] ] ] + QuestionSchema::defaults()
		);
		$condition = new Condition( 'q', $comparator, $comparator === 'ANY' ? [ $value ] : $value );
		// The survey calls the options Green and Red now, and has a new one that is called as another was.
		$compared = new ComparedAnswers( [ $asked( 'Red', 'Dark green' ) ], [ 'q' => $answer ], [ $asked( 'Green', 'Red', 'Dark green' ) ] );
		self::assertSame( $expected, $compared->fulfilAll( [ $condition ] ) );
	}

	/**
	 * @return iterable<string, array{string, string, mixed, string, bool}>
	 */
	public static function optionCases(): iterable {
		yield 'the label of the page, an id' => [ 'radio-button', '=', 'Red', 'r', true ];
		yield 'an id, an id' => [ 'radio-button', '=', 'r', 'r', true ];
		yield 'a label of today in a condition' => [ 'radio-button', '=', 'Red', 'Red', false ];
		yield 'a label of today for the same option' => [ 'radio-button', '=', 'Red', 'Green', true ];
		yield 'another option' => [ 'radio-button', '!=', 'Dark green', 'r', true ];
		yield 'one of several' => [ 'checkbox', 'IN', [ 'Red', 'g' ], 'g', true ];
		yield 'none of several' => [ 'checkbox', 'IN', [ 'Dark green' ], 'r', false ];
		yield 'any of several' => [ 'checkbox', 'ANY', [ 'Dark green' ], 'g', true ];
		yield 'several as a text' => [ 'checkbox', '=', [ 'Red', 'Dark green' ], 'Red, Dark green', true ];
		yield 'a part of a label' => [ 'radio-button', 'CONTAINS', 'g', 'Dark', true ];
		yield 'an option in a text comparison, by the label that the visitor saw' => [ 'radio-button', 'STARTS_WITH', 'g', 'g', true ];
		yield 'an option that the page did not have, under a label that it had' => [ 'radio-button', '=', 'Dark green', 'n', false ];
		yield 'any of several that the page did not have' => [ 'checkbox', 'ANY', [ 'Dark green' ], 'n', false ];
		yield 'an option that is gone' => [ 'radio-button', '=', 'Red', 'Blue', false ];
		yield 'no answer' => [ 'radio-button', '!=', null, 'r', true ];
	}

	public function testStoredAnswersCompareByTheTypeOfTheirQuestion(): void {
		$question = static fn ( string $id, string $type ) => Question::fromArray( [ 'id' => $id, 'type' => $type ] + QuestionSchema::defaults() );
		$values   = ( new AnswerValues( QuestionTypes::core() ) )->of(
			[
				$question( 'a', 'checkbox' ),
				$question( 'b', 'radio-button' ),
				$question( 'c', 'nps' ),
				$question( 'd', 'text' ),
				$question( 'e', 'text' ),
			],
			[
				Answer::choice( 'a', [ 'Yes, please', 'No' ] ),
				Answer::choice( 'b', [ 'Yes' ] ),
				Answer::stored( 'c', [ '10' ], [] ),
				Answer::text( 'd', 'Fine' ),
				Answer::skipped( 'e' ),
			]
		);
		self::assertSame( [ 'a' => [ 'Yes, please', 'No' ], 'b' => 'Yes', 'c' => '10', 'd' => 'Fine', 'e' => '' ], $values );
	}
}
