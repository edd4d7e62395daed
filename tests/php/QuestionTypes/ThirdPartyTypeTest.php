<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * What the guide promises to the authors of question types (docs/guides/question-types.md) beside what its example shows.
 */
final class ThirdPartyTypeTest extends TestCase {

	use SurveyFixtures;

	/** What the types of this test have in their config beside the options. */
	public const MORE = [
		'properties' => [
			'columns' => [
				'type'    => 'integer',
				'minimum' => 1,
			],
		],
	];

	/**
	 * @param array<string, mixed> $config
	 */
	#[DataProvider( 'configs' )]
	public function testKeepsWhatItsConfigHoldsBesideTheOptions( QuestionType $type, array $config ): void {
		$this->register( [ 'ours' => $type ] );
		$this->asAdmin();
		$saved = $this->save( 'ours', $config + [ 'columns' => 2 ] );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $this->body( $saved ) ) );
		self::assertSame( 2, $this->body( $saved )['questions'][0]['config']['columns'] );
		$wrong = $this->save( 'ours', $config + [ 'columns' => 0 ] );
		self::assertArrayHasKey( 'questions[0].config.columns', $this->assertRefused( $wrong, 400, 'userfeedback_survey_invalid' ) );
	}

	/**
	 * @return iterable<string, array{QuestionType, array<string, mixed>}>
	 */
	public static function configs(): iterable {
		yield 'of a scale' => [ self::scale(), [ 'options' => [] ] ];
		yield 'of options' => [
			new class() extends ChoiceForm implements QuestionType {
				public function configSchema(): array {
					return array_replace_recursive( parent::configSchema(), ThirdPartyTypeTest::MORE );
				}

				public function read( Question $question, mixed $value, array $extra ): Answer {
					return self::readOption( $question, $value );
				}
			},
			[ 'options' => [ 'Yes', 'No' ] ],
		];
	}

	/** A plan locks what is ours, not what is called like it. */
	public function testATypeThatIsCalledLikeAFeatureIsNotLocked(): void {
		$ours  = [ Feature::StarRating, Feature::Nps, Feature::ImageRadio, Feature::IconChoice ];
		$names = array_column( array_filter( Feature::cases(), static fn ( Feature $feature ) => ! in_array( $feature, $ours, true ) ), 'value' );
		$this->register( array_fill_keys( $names, self::scale() ) );
		OtherPlan::lite()->takeOver();
		$this->asAdmin();
		foreach ( $names as $name ) {
			self::assertSame( 201, $this->save( $name, [ 'options' => [] ] )->get_status(), $name );
		}
	}

	private static function scale(): QuestionType {
		return new class() extends ScaleForm implements QuestionType {
			public function least( Question $question ): int {
				return 0;
			}

			public function most( Question $question ): int {
				return 1;
			}

			public function configSchema(): array {
				return array_replace_recursive( parent::configSchema(), ThirdPartyTypeTest::MORE );
			}

			public function read( Question $question, mixed $value, array $extra ): Answer {
				return $this->readNumber( $question, $value );
			}
		};
	}

	/**
	 * @param array<string, QuestionType> $types By name.
	 */
	private function register( array $types ): void {
		$register = static function ( Extensions $extensions ) use ( $types ): void {
			array_walk( $types, static fn ( QuestionType $type, string $name ) => $extensions->questionType( $name, $type ) );
		};
		add_action( 'userfeedback_register', $register );
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	/**
	 * @param array<string, mixed> $config
	 */
	private function save( string $type, array $config ): WP_REST_Response {
		$question = $this->text( 'q1', [ 'type' => $type, 'config' => $config ] );
		return $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( [ 'questions' => [ $question ] ] ) ] );
	}
}
