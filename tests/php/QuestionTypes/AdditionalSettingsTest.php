<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;

/**
 * The settings that only some kinds of questions can have, sent by a client that does not know.
 */
final class AdditionalSettingsTest extends TestCase {

	use AddOnQuestions;

	private const ALL = [
		'required'    => true,
		'randomize'   => true,
		'comment_box' => true,
	];

	/** Type → whether it can have a random order, and a comment box: the specification (builder 5), not the code. */
	private const TABLE = [
		'checkbox'     => [ true, true ],
		'radio-button' => [ true, true ],
		'image-radio'  => [ true, true ],
		'icon-choice'  => [ true, true ],
		'email'        => [ false, false ],
		'text'         => [ false, false ],
		'long-text'    => [ false, false ],
		'star-rating'  => [ false, true ],
		'nps'          => [ false, true ],
	];

	#[TestDox( '[QST-10~] [QST-05~] Random order and comment box stay on where the type can have them, and are off where it cannot' )]
	#[DataProvider( 'types' )]
	public function testOnlyWhatTheTypeCanHaveIsStored( string $type, bool $canBeRandom, bool $canHaveComment ): void {
		$this->asAdmin();
		$question = [ 'settings' => self::ALL ] + $this->question( $type );
		$expected = [
			'required'    => true,
			'randomize'   => $canBeRandom,
			'comment_box' => $canHaveComment,
		];
		$saved    = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( [ 'questions' => [ $question ] ] ) ] );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $this->body( $saved ) ) );
		self::assertSame( $expected, $this->settings( $this->body( $saved ) ) );

		// The same question as another type: what the builder sends when the type is changed.
		$id      = $this->storedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => self::ALL ] ) ] ] )->id;
		$changed = $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => [ 'questions' => [ $question ] ] ] );
		self::assertSame( 200, $changed->get_status(), (string) wp_json_encode( $this->body( $changed ) ) );
		self::assertSame( $expected, $this->settings( $this->body( $changed ) ) );
		self::assertSame( $expected, $this->settings( $this->body( $this->get( "/userfeedback/v1/surveys/$id" ) ) ) );
		self::assertSame( $expected, $this->settings( $this->body( $this->post( "/userfeedback/v1/surveys/$id/duplicate" ) ) ) );
	}

	public function testTheTypesOfTheSpecificationAreThereInItsOrder(): void {
		self::assertSame( array_keys( self::TABLE ), array_keys( array_intersect_key( QuestionTypes::core()->all(), self::TABLE ) ) );
	}

	/**
	 * @return iterable<string, array{string, bool, bool}>
	 */
	public static function types(): iterable {
		foreach ( self::TABLE as $type => [ $canBeRandom, $canHaveComment ] ) {
			yield $type => [ $type, $canBeRandom, $canHaveComment ];
		}
	}

	/**
	 * @return array<string, mixed>
	 */
	private function question( string $type ): array {
		return match ( $type ) {
			'checkbox', 'radio-button' => $this->radio( 'q1', [ 'Yes', 'No' ], [ 'type' => $type ] ),
			'image-radio'              => $this->pictures( 'q1', [ 'Yes', 'No' ] ),
			'icon-choice'              => $this->icons( 'q1', [ 'Yes' => 'star', 'No' => 'moon' ] ),
			default                    => $this->text( 'q1', [ 'type' => $type ] ),
		};
	}

	/**
	 * The three settings of the first question.
	 *
	 * @param array<mixed> $survey
	 * @return array<string, mixed>
	 */
	private function settings( array $survey ): array {
		return array_intersect_key( $survey['questions'][0]['settings'], self::ALL );
	}
}
