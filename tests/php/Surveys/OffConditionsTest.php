<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Logic\ConditionFields;
use UserFeedback\Surveys\Logic\QuestionLogic;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\SurveyValidator;
use UserFeedback\Tests\TestCase;

/**
 * Conditions that cannot hold for now, with the table that TypeScript uses too (tests/unit/survey-model/off-conditions.test.ts).
 *
 * @phpstan-type Row array{string, string, string|list<string>}
 * @phpstan-type OffCase array{
 *     why: string,
 *     questions: list<array{id: string, type: string, options?: list<string>, start_at_zero?: bool, action?: string, on?: list<Row>}>,
 *     redirects?: list<Row>,
 *     email?: list<Row>,
 *     off: array<string, list<bool>>,
 *     answers: array<string, mixed>,
 *     hidden: list<string>
 * }
 */
final class OffConditionsTest extends TestCase {

	/**
	 * @return iterable<string, array{OffCase}>
	 */
	public static function cases(): iterable {
		/** @var list<OffCase> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/off-conditions.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as $case ) {
			yield $case['why'] => [ $case ];
		}
	}

	/** @param OffCase $case */
	#[TestDox( '[QST-07~] conditions that cannot hold are off, and only these: $_dataName' )]
	#[DataProvider( 'cases' )]
	public function testSettles( array $case ): void {
		$conditions = Plugin::instance()->get( SurveyConditions::class );
		$questions  = $conditions->settledQuestions( array_map( self::question( ... ), $case['questions'] ) );
		$found      = [];
		foreach ( $questions as $question ) {
			$found[ $question->id ] = self::off( $question->logic['conditions'] );
		}
		// Sections that were not sent: on in the first survey, off in the second.
		foreach ( [ false, true ] as $isOff ) {
			$survey             = $conditions->settled( self::survey( $questions, $case, $isOff ), [] );
			$found['redirects'] = self::off( $survey->settings['thank_you']['conditions'] );
			$found['email']     = self::off( $survey->notifications['email']['logic']['conditions'] );
			self::assertSame( $case['off'], array_filter( $found ) );
		}
		self::assertSame( [], $conditions->questionErrors( $questions ) );
		self::assertSame( [], $conditions->sectionErrors( $survey, [ 'settings.thank_you', 'notifications.email' ] ) );
		self::assertSame( $case['hidden'], QuestionLogic::hidden( $questions, $case['answers'] ) );
		foreach ( $questions as $question ) {
			$active = QuestionLogic::active( $question );
			self::assertStringNotContainsString( '"off"', (string) wp_json_encode( $active ), 'page data has none that is off' );
			$isOn = $question->logic['enabled'] && in_array( false, $found[ $question->id ], true );
			self::assertSame( $isOn, $active['enabled'] );
		}
	}

	public function testPublishingAsksOnlyForWhatTakesEffect(): void {
		$questions = [
			self::question( [ 'id' => 'color', 'type' => 'radio-button', 'options' => [ 'Red', 'Green' ] ] ),
			self::question( [ 'id' => 'why', 'type' => 'text', 'on' => [ [ 'color', 'CONTAINS', '' ], [ 'color', '=', 'Red' ] ] ] ),
		];
		$case      = [ 'redirects' => [ [ 'color', 'CONTAINS', '' ] ], 'email' => [ [ 'color', 'CONTAINS', '' ] ] ];
		$service   = Plugin::instance()->get( SurveyConditions::class );
		$survey    = $service->settled( self::survey( $service->settledQuestions( $questions ), $case, true ), [] );
		$validator = Plugin::instance()->get( SurveyValidator::class );
		self::assertSame( [], $validator->publishErrors( $survey ) );
	}

	/**
	 * A question with its conditions off.
	 *
	 * @param array{id: string, type: string, options?: list<string>, start_at_zero?: bool, action?: string, on?: list<Row>} $asked
	 */
	private static function question( array $asked ): Question {
		$defaults = QuestionSchema::defaults();
		return Question::fromArray(
			[
				'id'       => $asked['id'],
				'type'     => $asked['type'],
				'title'    => 'Question',
				'config'   => [ 'options' => $asked['options'] ?? [] ],
				'settings' => [ 'start_at_zero' => $asked['start_at_zero'] ?? false ] + $defaults['settings'],
				'logic'    => [
					'enabled'    => isset( $asked['on'] ),
					'action'     => $asked['action'] ?? 'show',
					'conditions' => self::rows( $asked['on'] ?? [], [ 'question_id', 'compare', 'value' ], true ),
				],
			] + $defaults
		);
	}

	/**
	 * @param list<Question>                                      $questions
	 * @param array{redirects?: list<Row>, email?: list<Row>, ...} $case
	 */
	private static function survey( array $questions, array $case, bool $isOff ): Survey {
		$now       = new \DateTimeImmutable( '@0' );
		$redirects = self::rows( $case['redirects'] ?? [], [ 'question', 'condition_type', 'condition' ], $isOff );
		$logic     = [
			'enable'     => isset( $case['email'] ),
			'action'     => 'send',
			'conditions' => self::rows( $case['email'] ?? [], [ 'question_id', 'compare', 'value' ], $isOff ),
		];
		$email     = [ 'active' => true, 'addresses' => 'a@example.org', 'logic' => $logic ];
		$target    = [ 'page' => null, 'redirect_url' => $isOff ? '' : 'https://example.org' ];
		$rows      = array_map( static fn ( array $row ) => $row + $target, $redirects );
		$thanks    = [ 'type' => 'conditional_redirect', 'conditions' => $rows ];
		return new Survey(
			0,
			'',
			Survey::STANDARD,
			Survey::DRAFT,
			'',
			$questions,
			[ 'thank_you' => $thanks ],
			[ 'email' => $email ],
			0,
			null,
			null,
			$now,
			$now,
			0
		);
	}

	/**
	 * @param list<Row>    $list
	 * @param list<string> $names
	 * @return list<array<string, mixed>>
	 */
	private static function rows( array $list, array $names, bool $isOff ): array {
		return array_map( static fn ( array $row ) => array_combine( $names, $row ) + ( $isOff ? [ ConditionFields::OFF => true ] : [] ), $list );
	}

	/**
	 * @return list<bool>
	 */
	private static function off( mixed $list ): array {
		return array_map( static fn ( mixed $row ) => ConditionFields::logic()->read( $row )->isOff, is_array( $list ) ? array_values( $list ) : [] );
	}
}
