<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Exports\ExportTestCase;
use UserFeedback\Tests\Support\RenamedOptions;

/**
 * What an option keeps when its survey is edited or copied.
 */
final class OptionIdentityTest extends ExportTestCase {

	use RenamedOptions;

	/**
	 * @param list<array<string, string>> $edits    Labels by id, one after the other; null copies the survey.
	 * @param list<string>                $wordings Of the option after them.
	 */
	#[TestDox( '[PLS-32] $_dataName, it stays one option in counts, conditions, filters, exports and comparisons, with its earlier wordings' )]
	#[DataProvider( 'edits' )]
	public function testAnOptionStaysOne( bool $isCopied, array $edits, array $wordings ): void {
		$this->edit( [ 'ored' => 'Red', 'oblue' => 'Blue' ] );
		if ( $isCopied ) {
			$copy         = Plugin::instance()->get( SurveyService::class )->duplicate( $this->survey->id, get_current_user_id() );
			$this->survey = Plugin::instance()->get( SurveyService::class )->update( $copy->id, [ 'status' => 'publish' ], 1 )->survey;
		}
		[ $one, $several, $why ] = array_column( $this->survey->questions, 'id' );
		$this->answer( [ $one => 'Red', $several => [ 'Red', 'Blue' ], $why => 'Because' ] );
		$this->answer( [ $one => 'Blue', $several => [ 'Red' ] ] );
		foreach ( $edits as $options ) {
			$this->edit( $options );
		}
		$label = (string) $this->survey->questions[0]->optionLabel( 'ored' );
		$this->answer( [ $one => $label, $several => [ $label ], $why => 'Because' ] );

		$option = array_column( $this->options( $one ), null, 'id' )['ored'];
		self::assertSame( [ $label, 2, $wordings ], [ $option['value'], $option['count'], $option['wordings'] ?? [] ] );
		self::assertArrayNotHasKey( 'retired', $option );
		$this->assertCountsAreRight();

		foreach ( [ 'ored', $label, 'Red' ] as $name ) {
			self::assertSame( 2, $this->found( [ 'question' => $one, 'option' => $name ] ), $name );
			$query  = [ 'by' => 'answer', 'question_id' => $one, 'a' => $name, 'b' => 'Blue' ];
			$groups = $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/compare", $query ) );
			self::assertSame( [ 2, 1 ], array_column( $groups['groups'], 'responses' ), $name );
			$shares = array_column( $groups['questions'][1]['options'], null, 'id' )['ored']['groups'];
			self::assertSame( [ 2, 1 ], array_column( $shares, 'count' ), $name );
		}

		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv' ] ) );
		self::assertSame( [ $label, 'Blue', $label ], array_column( $rows, 'Question q1?' ) );
		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv', 'option_columns' => true ] ) );
		self::assertSame( [ '1', '1', '1' ], array_column( $rows, "Question q2? – $label" ) );

		// Required for who chose the option, on pages of now.
		$path = "/userfeedback/v1/surveys/{$this->survey->id}/responses";
		foreach ( [ $label => 400, 'Blue' => 201 ] as $value => $status ) {
			$answered = $this->post( $path, $this->submission( $this->survey, [ $one => $value ] ) );
			self::assertSame( $status, $answered->get_status(), $value );
		}
	}

	/**
	 * @return iterable<string, array{bool, list<array<string, string>>, list<string>}>
	 */
	public static function edits(): iterable {
		$renamed = [ 'ored' => 'Crimson', 'oblue' => 'Blue' ];
		yield 'not edited' => [ false, [], [] ];
		yield 'renamed' => [ false, [ $renamed ], [ 'Red' ] ];
		yield 'renamed twice' => [ false, [ $renamed, [ 'ored' => 'Scarlet' ] + $renamed ], [ 'Crimson', 'Red' ] ];
		yield 'renamed and renamed back' => [ false, [ $renamed, [ 'ored' => 'Red' ] + $renamed ], [ 'Crimson' ] ];
		yield 'moved' => [ false, [ [ 'oblue' => 'Blue', 'ored' => 'Red' ] ], [] ];
		yield 'moved and renamed with another in its place' => [ false, [ [ 'onew' => 'New', 'oblue' => 'Blue', 'ored' => 'Rot' ] ], [ 'Red' ] ];
		yield 'removed and pasted back' => [ false, [ [ 'onew' => 'New', 'oblue' => 'Blue' ], [ 'oblue' => 'Blue', 'ored' => 'Red' ] ], [] ];
		yield 'removed and pasted back renamed' => [ false, [ [ 'onew' => 'New', 'oblue' => 'Blue' ], $renamed ], [ 'Red' ] ];
		yield 'copied with its survey' => [ true, [], [] ];
		yield 'copied with its survey and renamed' => [ true, [ $renamed ], [ 'Red' ] ];
	}

	/**
	 * Saves other options, and a question that only those who chose the first of all have to answer. Its condition is sent with the id.
	 *
	 * @param array<string, string> $options Label by id.
	 */
	private function edit( array $options ): void {
		$ids        = array_column( $this->survey->questions, 'id' );
		$questions  = $this->questions( $options );
		$questions  = [ [ 'id' => $ids[0] ] + $questions[0], [ 'id' => $ids[1] ] + $questions[1] ];
		$isOff      = ! isset( $options['ored'] );
		$conditions = [ [ 'question_id' => $ids[0], 'compare' => '=', 'value' => 'ored' ] + ( $isOff ? [ 'off' => true ] : [] ) ];

		$questions[] = $this->text(
			$ids[2] ?? 'q3',
			[
				'settings' => [ 'required' => true ] + QuestionSchema::defaults()['settings'],
				'logic'    => [ 'enabled' => true, 'action' => 'show', 'conditions' => $conditions ],
			]
		);
		$this->save( [ 'questions' => $questions ] );
	}
}
