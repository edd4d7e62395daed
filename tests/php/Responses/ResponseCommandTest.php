<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Tests\Support\CommandRun;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * wp userfeedback response, and the options that all lists have. The whole story: tests/e2e/responses-command.spec.ts.
 */
final class ResponseCommandTest extends TestCase {

	use SurveyFixtures;

	private Survey $survey;

	/** @var list<int> */
	private array $ids;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->survey = $this->publishedSurvey();
		$this->ids    = array_map(
			fn ( string $value ) => $this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => $value ] ] ),
			[ 'Yes', 'No', 'Yes' ]
		);
	}

	#[TestDox( '[OPS-01~] response list prints the fields that are asked for, and as many rows as --limit says' )]
	public function testLists(): void {
		[ $first, $second, $third ] = $this->ids;
		self::assertSame(
			[ "{\"id\":$third,\"status\":\"publish\"}", "{\"id\":$second,\"status\":\"publish\"}" ],
			CommandRun::lines( 'response list', [ $this->survey->id ], [ 'fields' => 'id,status', 'limit' => '2' ] )
		);
		$yes = [ 'question' => 'q1', 'option' => 'Yes' ];
		self::assertSame( "$third $first", CommandRun::line( 'response list', [ $this->survey->id ], $yes + [ 'format' => 'ids' ] ) );
		self::assertSame( '2', CommandRun::line( 'response list', [ $this->survey->id ], $yes + [ 'format' => 'count' ] ) );
		self::assertContains( '{"field":"Question q1?","value":"No"}', CommandRun::lines( 'response get', [ $this->survey->id, $second ] ) );
	}

	#[TestDox( '[OPS-01~] response delete --dry-run refuses what delete refuses, and deletes nothing' )]
	public function testDryRun(): void {
		[ $first, $second ] = $this->ids;
		foreach ( [ [ 'dry-run' => true ], [ 'yes' => true ] ] as $options ) {
			$error = CommandRun::error( 'response delete', [ $this->survey->id, $first ], $options );
			self::assertStringContainsString( 'Only responses in the trash', $error );
		}
		CommandRun::line( 'response trash', [ $this->survey->id, $first, $second ] );
		$text = CommandRun::line( 'response delete', [ $this->survey->id, $first, $second ], [ 'dry-run' => true ] );
		self::assertSame( 'Success: Nothing was deleted. Run the command without --dry-run to delete.', $text );
		self::assertSame( 3, $this->rows( 'responses' ) );
		$lines = CommandRun::lines( 'response delete', [ $this->survey->id, $first, $second ], [ 'yes' => true ] );
		self::assertSame( [ 'Delete 2 responses with their answers for good?', 'Success: Deleted 2 responses.' ], $lines );
		self::assertSame( 1, $this->rows( 'responses' ) );
	}

	#[TestDox( '[OPS-01~] response refuses IDs that are none, unknown surveys and fields, and limits beyond 1000' )]
	public function testRefuses(): void {
		$id = $this->survey->id;
		self::assertStringContainsString( 'survey: “all” is not an ID.', CommandRun::error( 'response list', [ 'all' ] ) );
		self::assertStringContainsString( 'This survey does not exist.', CommandRun::error( 'response list', [ 999_999 ] ) );
		self::assertStringContainsString( 'id: “x” is not an ID.', CommandRun::error( 'response trash', [ $id, $this->ids[0], 'x' ] ) );
		self::assertStringContainsString( 'no field “mood”. Choose from: id', CommandRun::error( 'response list', [ $id ], [ 'fields' => 'mood' ] ) );
		self::assertStringContainsString( '--limit must be', CommandRun::error( 'response list', [ $id ], [ 'limit' => '1001' ] ) );
		self::assertStringContainsString( 'filter.status: ', CommandRun::error( 'response list', [ $id ], [ 'status' => 'good' ] ) );
		self::assertSame( '3', CommandRun::line( 'response list', [ $id ], [ 'format' => 'count' ] ) );
	}

	#[TestDox( '[OPS-01~] response asks for the rights of the user, and the plan' )]
	public function testRights(): void {
		$id = $this->survey->id;
		$this->asRole( 'editor' );
		$view = static fn ( array $capabilities ) => array_replace( $capabilities, [ 'userfeedback_view_results' => true ] );
		add_filter( 'user_has_cap', $view, 20 );
		self::assertSame( '3', CommandRun::line( 'response list', [ $id ], [ 'format' => 'count' ] ) );
		foreach ( [ 'trash', 'restore', 'spam', 'test', 'delete' ] as $action ) {
			$error = CommandRun::error( "response $action", [ $id, $this->ids[0] ], [ 'yes' => true ] );
			self::assertSame( 'You may not do this. Ask an administrator of this site for access.', $error, $action );
		}
		OtherPlan::lite()->takeOver();
		$this->asAdmin();
		foreach ( [ 'get', 'trash', 'restore', 'spam', 'test', 'delete' ] as $action ) {
			$error = CommandRun::error( "response $action", [ $id, $this->ids[0] ], [ 'yes' => true ] );
			self::assertStringContainsString( 'Upgrade to Plus', $error, $action );
		}
		self::assertSame( '3', CommandRun::line( 'response list', [ $id ], [ 'format' => 'count' ] ) );
	}
}
