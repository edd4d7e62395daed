<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyRefused;
use UserFeedback\Surveys\SurveyValidator;
use UserFeedback\Tests\Support\MadeByJest;
use UserFeedback\Tests\TestCase;

/**
 * The server's validation against the builder's, on random surveys that tests/unit/survey-model/random-surveys.test.ts makes, valid and broken in
 * up to three ways.
 *
 * @phpstan-type Verdict array{survey: array<string, mixed>, fields: list<string>}
 */
final class RandomSurveysTest extends TestCase {

	use MadeByJest;

	private const COUNT = 10000;

	#[TestDox( 'The builder and the server agree whether 10,000 random surveys can be published' )]
	public function testBothLanguagesAgree(): void {
		$seed      = (int) ( getenv( 'RANDOM_SURVEYS_SEED' ) ?: random_int( 1, 1000000 ) );
		$validator = Plugin::instance()->get( SurveyValidator::class );
		$count     = 0;
		foreach ( $this->verdicts( $seed ) as $index => [ 'survey' => $input, 'fields' => $fields ] ) {
			$found   = $this->errors( $validator, $input );
			$details = sprintf( 'RANDOM_SURVEYS_SEED=%d, survey %d: %s', $seed, $index, (string) wp_json_encode( $input ) );
			$both    = sprintf( "builder: %s; server: %s\n%s", implode( ' ', $fields ), implode( ' ', $found ), $details );
			self::assertSame( [] === $fields, $found === [], $both );
			// Of email logic that is on without a question to start from, the builder names one field and the server two.
			$conditions = array_filter( $found, static fn ( string $field ) => ! str_starts_with( $field, 'notifications.' ) );
			self::assertSame( [], array_values( array_diff( $conditions, $fields ) ), "fields that only the server refuses\n$details" );
			++$count;
		}
		// The Jest test asserts for a fixed seed that there are valid and invalid ones: a random run fails only for a wrong result.
		self::assertSame( self::COUNT, $count );
	}

	/**
	 * @return list<Verdict>
	 */
	private function verdicts( int $seed ): array {
		/** @var list<Verdict> */
		return $this->madeByJest(
			'tests/unit/survey-model/random-surveys.test.ts',
			'RANDOM_SURVEYS_FILE',
			[
				'RANDOM_SURVEYS_SEED'  => (string) $seed,
				'RANDOM_SURVEYS_COUNT' => (string) self::COUNT,
			]
		);
	}

	/**
	 * The paths of the fields that the server refuses in a survey to be published.
	 *
	 * @param array<string, mixed> $input
	 * @return list<string>
	 */
	private function errors( SurveyValidator $validator, array $input ): array {
		try {
			$changes = $validator->read( $input, true );
		} catch ( SurveyRefused $refused ) {
			return self::fields( $refused->errors );
		}
		$now      = new \DateTimeImmutable( '@0' );
		$blank    = new Survey( 0, '', Survey::STANDARD, Survey::DRAFT, '', [], [], [], 0, null, null, $now, $now, 0 );
		$sections = Plugin::instance()->get( SettingSections::class );
		$survey   = $sections->write( $blank->with( ...$changes->fields ), $changes->settings );
		$errors   = Plugin::instance()->get( SurveyConditions::class )->sectionErrors( $survey, array_keys( $changes->settings ) );
		$fields   = self::fields( [ ...$errors, ...$validator->publishErrors( $survey ) ] );
		foreach ( $validator->hasAllOptions( $survey ) ? [] : $survey->questions as $index => $question ) {
			if ( ! $validator->hasAllOptions( $survey->with( questions: [ $question ] ) ) ) {
				$fields[] = "questions[$index].config.options";
			}
		}
		return $fields;
	}

	/**
	 * @param list<FieldError> $errors
	 * @return list<string> An option's label and the option itself are one field in the builder.
	 */
	private static function fields( array $errors ): array {
		return array_map( static fn ( FieldError $error ) => (string) preg_replace( '/(options\[\d+\])\.label$/', '$1', $error->field ), $errors );
	}
}
