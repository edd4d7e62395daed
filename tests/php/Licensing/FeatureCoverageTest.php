<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\TestDox;
use ReflectionMethod;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionTypes\OptionIds;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Tests\Support\Askable;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Probe;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\TestCase;

/**
 * Nothing can be asked for that FeatureMatrixTest does not ask for, unless there is a reason why every plan has it: a line in
 * tests/fixtures/open-in-every-plan.json, a setting section whose features() leaves the field out, or a question type that it belongs to.
 */
final class FeatureCoverageTest extends TestCase {

	use FeatureProbes;

	/** @var list<Probe> */
	private array $all;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->storeWhatIsAskedFor();
		$this->all = $this->probes();
	}

	#[TestDox( '[GAT-01] Each route, argument, field and action has a probe in the matrix of plans or a reason why every plan has it' )]
	public function testNothingCanBeAskedForWithoutAProbeOrAReason(): void {
		$probed  = array_unique( array_column( $this->all, 'name' ) );
		$askable = self::wholeFields( Askable::all(), $probed );
		$open    = $this->open( $askable );
		$fixture = 'tests/fixtures/open-in-every-plan.json';
		self::assertSame( [], array_values( array_diff( $askable, $probed, $open ) ), "needs a probe (FeatureProbes) or a line in $fixture" );
		self::assertSame( [], array_values( array_diff( $probed, $askable ) ), 'probed, and not there' );
		self::assertSame( [], array_values( array_intersect( $probed, $open ) ), "probed, and open in $fixture" );
	}

	public function testEachSectionSaysItselfWhichFeaturesItsFieldsAskFor(): void {
		foreach ( Plugin::instance()->get( SettingSections::class )->all() as $path => $section ) {
			if ( $section->schema() !== null ) {
				$method = new ReflectionMethod( $section, 'features' );
				self::assertSame( $section::class, $method->getDeclaringClass()->getName(), "$path: features() is the reason, also when it is []" );
			}
		}
	}

	public function testAFeatureIsProbedOrHasNoCall(): void {
		$probed = array_unique( array_map( static fn ( Probe $probe ) => $probe->feature->value, $this->all ) );
		$others = array_column( [ ...self::onScreensOnly(), ...self::withoutACallYet() ], 'value' );
		self::assertSame( [], array_values( array_intersect( $probed, $others ) ), 'has a probe: take it from the lists of those without' );
		self::assertEqualsCanonicalizing( array_column( Feature::cases(), 'value' ), [ ...$probed, ...$others ] );
	}

	#[TestDox( '[GAT-01~] What the code asks the gate for is what is probed' )]
	public function testEveryFeatureThatTheCodeAsksForIsProbed(): void {
		$probed = array_unique( array_map( static fn ( Probe $probe ) => $probe->feature->name, $this->all ) );
		self::assertEqualsCanonicalizing( $probed, self::askedFor(), 'what the code asks for, and what is probed' );
	}

	/**
	 * Names of fields, where parts of a list or of a nullable object that is probed as a whole are that field.
	 *
	 * @param list<string>       $names
	 * @param array<int, string> $probed
	 * @return list<string>
	 */
	private static function wholeFields( array $names, array $probed ): array {
		$fields = array_map(
			static function ( string $name ) use ( $probed ): string {
				foreach ( $probed as $field ) {
					if ( str_starts_with( $name, "$field." ) ) {
						return $field;
					}
				}
				return $name;
			},
			$names
		);
		return array_values( array_unique( $fields ) );
	}

	/**
	 * The names that are open in every plan; "* page" is that argument of every route.
	 *
	 * @param list<string> $askable
	 * @return list<string>
	 */
	private function open( array $askable ): array {
		/** @var array<string, string> $lines */
		$lines = wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/open-in-every-plan.json', [ 'associative' => true ] );
		$open  = [ ...$this->openInSections( $askable ), ...$this->openInQuestions( $askable ) ];
		foreach ( $lines as $line => $reason ) {
			self::assertGreaterThan( 10, strlen( $reason ), "$line: why?" );
			$found = str_starts_with( $line, '* ' )
				? (array) preg_grep( '#^[A-Z]+ /\S* ' . preg_quote( substr( $line, 2 ), '#' ) . '$#', $askable )
				: array_intersect( $askable, [ $line ] );
			self::assertNotEmpty( $found, "open, and not there: $line" );
			array_push( $open, ...array_map( strval( ... ), array_values( $found ) ) );
		}
		return $open;
	}

	/**
	 * The fields of setting sections whose features() leaves them out; of those that it names, the word that is the default.
	 *
	 * @param list<string> $askable
	 * @return list<string>
	 */
	private function openInSections( array $askable ): array {
		$open = [];
		foreach ( array_keys( array_diff_key( SurveyFields::ofSections(), SurveyFields::locked() ) ) as $path ) {
			array_push( $open, ...self::below( "survey.$path", $askable ) );
		}
		foreach ( array_keys( SurveyFields::locked() ) as $path ) {
			$default = SurveyFields::default( $path );
			$word    = is_scalar( $default ) ? "survey.$path=$default" : '';
			array_push( $open, ...array_values( array_intersect( $askable, [ $word ] ) ) );
		}
		return $open;
	}

	/**
	 * The question types that the core itself answers, and what belongs to one type: it is locked with the type or not at all.
	 *
	 * @param list<string> $askable
	 * @return list<string>
	 */
	private function openInQuestions( array $askable ): array {
		$open = [];
		foreach ( QuestionTypes::core()->all() as $name => $form ) {
			if ( $form instanceof QuestionType ) {
				$open[] = "survey.questions.type=$name";
			}
			foreach ( array_keys( (array) ( OptionIds::withSchema( $form )['properties'] ?? [] ) ) as $field ) {
				array_push( $open, ...self::below( "survey.questions.config.$field", $askable ) );
			}
			foreach ( array_keys( $form->settingsSchema() ) as $field ) {
				array_push( $open, ...self::below( "survey.questions.settings.$field", $askable ) );
			}
		}
		return $open;
	}

	/**
	 * A field, its words, and what is inside it.
	 *
	 * @param list<string> $askable
	 * @return list<string>
	 */
	private static function below( string $name, array $askable ): array {
		$pattern = '/^' . preg_quote( $name, '/' ) . '([.=]|$)/';
		return array_values( array_filter( $askable, static fn ( string $of ) => preg_match( $pattern, $of ) === 1 ) );
	}
}
