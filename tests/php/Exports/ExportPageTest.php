<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Exports\BackgroundService;
use UserFeedback\Exports\ExportFolder;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportService;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\HttpAnswer;
use UserFeedback\Tests\Support\HttpSession;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\Support\TestServer;

/**
 * The page that sends files, through a real web server.
 */
#[Group( 'commits' )]
final class ExportPageTest extends ExportTestCase {

	private Survey $survey;
	private TestServer $server;
	private HttpSession $admin;

	protected function setUp(): void {
		parent::setUp();
		Licenses::put( Licenses::key( 'plus' ) );
		$this->survey = $this->publishedSurvey( [ 'title' => '“Größe” / ../x שלום' ] );
		$this->store(
			$this->survey,
			[
				[ '2026-03-01T12:00:00Z', [ Answer::choice( 'q1', [ 'Yes' ] ), Answer::text( 'q2', '=1+1' ) ] ],
				[ '2026-03-02T12:00:00Z', [ Answer::choice( 'q1', [ 'No' ] ) ] ],
			]
		);
		$this->server = TestServer::shared();
		$this->admin  = $this->server->session( 1 );
	}

	protected function tearDown(): void {
		Plugin::instance()->get( ExportFolder::class )->remove();
		parent::tearDown();
	}

	#[TestDox( '[EXP-01~] [RES-03~] sends CSV and workbooks, of all responses or one question, as downloads that nothing stores' )]
	public function testSendsFiles(): void {
		$id     = $this->survey->id;
		$day    = wp_date( 'Y-m-d' );
		$name   = "attachment; filename=\"gr-e-x-$id-$day.csv\"; filename*=UTF-8''gr%C3%B6%C3%9Fe-x-%D7%A9%D7%9C%D7%95%D7%9D-$id-$day.csv";
		$answer = $this->download( [ 'format' => 'csv' ] );
		self::assertSame( 200, $answer->status, $answer->body );
		self::assertSame( $name, $answer->headers['content-disposition'] );
		self::assertSame( 'text/csv; charset=utf-8', $answer->headers['content-type'] );
		self::assertStringContainsString( 'no-store', $answer->headers['cache-control'] );
		self::assertSame( 'nosniff', $answer->headers['x-content-type-options'] );
		self::assertSame( [ "'=1+1", '' ], array_reverse( array_column( $this->recordsOf( $answer ), 'Question q2?' ) ) );

		$days = [ 'start' => '2026-03-01', 'end' => '2026-03-01' ];
		self::assertCount( 1, $this->recordsOf( $this->download( [ 'format' => 'csv' ] + $days ) ) );
		$question = [ 'report' => 'question', 'question_id' => 'q1' ];
		$named    = $this->download( [ 'format' => 'json' ] + $question )->headers;
		self::assertStringContainsString( "filename=\"gr-e-x-question-q1-$id-$day.json\"", $named['content-disposition'] );
		self::assertSame( 'application/json; charset=utf-8', $named['content-type'] );
		self::assertSame( [ 'No', 'Yes' ], array_column( $this->recordsOf( $this->download( [ 'format' => 'csv' ] + $question ) ), 'Question q1?' ) );

		// The workbook is the default.
		$workbook = $this->admin->send( 'GET', $this->page( [ 'survey_id' => $this->survey->id, '_wpnonce' => $this->nonce() ] ) );
		self::assertSame( 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', $workbook->headers['content-type'], $workbook->body );
		$file = $this->file();
		file_put_contents( $file, $workbook->body );
		self::assertSame( [ 'Responses' ], array_keys( self::sheets( $file ) ) );
	}

	#[TestDox( '[EXP-01] refuses requests without the capability, the nonce or the plan, and wrong ones, and says why' )]
	public function testRefusesAndSaysWhy(): void {
		$right  = [ 'survey_id' => $this->survey->id, 'format' => 'csv' ];
		$nonce  = [ '_wpnonce' => $this->nonce() ];
		$author = $this->server->session( $this->asRole( 'author' ) );
		$this->assertPageRefuses( 403, 'Reload it and try again', $this->admin, $right );
		$this->assertPageRefuses( 403, 'Reload it and try again', $this->admin, $right + [ '_wpnonce' => $this->admin->nonce ] );
		$this->assertPageRefuses( 404, 'This survey does not exist', $this->admin, [ 'survey_id' => 999_999 ] + $right + $nonce );
		$this->assertPageRefuses( 404, 'This survey does not exist', $this->admin, [ 'survey_id' => [ 'x' ] ] + $right + $nonce );
		$this->assertPageRefuses( 400, 'There is no such report', $this->admin, [ 'report' => 'all' ] + $right + $nonce );
		$this->assertPageRefuses( 400, 'needs the ID of a question', $this->admin, [ 'report' => 'question' ] + $right + $nonce );
		$this->assertPageRefuses( 400, 'no such question', $this->admin, [ 'report' => 'question', 'question_id' => 'q9' ] + $right + $nonce );
		$this->assertPageRefuses( 400, 'no such format', $this->admin, [ 'format' => 'exe' ] + $right + $nonce );
		$ranges = [
			'2026-03-02 2026-03-01', '2004-12-31 2005-01-02', '2026-02-30 2026-03-01', '2026-03-01 ', ' 2026-03-01',
			'2025-01-01 2099-01-01',
		];
		foreach ( $ranges as $days ) {
			$range = array_combine( [ 'start', 'end' ], explode( ' ', $days ) );
			self::assertSame( 400, $this->admin->send( 'GET', $this->page( $range + $right + $nonce ) )->status, $days );
		}
		self::assertSame( 400, $this->admin->send( 'GET', $this->page( [ 'filter' => [ 'what' => 'x' ] ] + $right + $nonce ) )->status );
		self::assertSame( 404, $this->admin->send( 'GET', $this->page( [ 'download' => '1' ] + $nonce ) )->status );
		// Without the capability WordPress refuses the page itself, whatever nonce is sent.
		self::assertSame( 403, $author->send( 'GET', $this->page( $right + $nonce ) )->status );
		self::assertSame( 302, $this->server->session()->send( 'GET', $this->page( $right + $nonce ) )->status );
		Licenses::put( Licenses::expired( 'plus' ) );
		$this->assertPageRefuses( 403, 'enter a valid license key', $this->admin, $right + $nonce );
	}

	#[TestDox( '[EXP-03~] T53: the file of an export in the background goes to its owner only' )]
	public function testAFileGoesToItsOwnerOnly(): void {
		$service  = Plugin::instance()->get( ExportService::class );
		$prepared = $service->prepare( ExportRequest::from( [ 'survey_id' => $this->survey->id, 'format' => 'csv' ] ), 1 );
		$nonce    = $this->nonce();
		$export   = Plugin::instance()->get( BackgroundService::class )->start( $prepared, 1 );
		$path     = $this->page( [ 'download' => $export->id, '_wpnonce' => $nonce ] );
		// Before any request, which may start WordPress' cron.
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], Plugin::instance()->get( WorkRunner::class )->runDue() );

		$answer = $this->admin->send( 'GET', $path );
		self::assertSame( 200, $answer->status, $answer->body );
		self::assertSame( (string) strlen( $answer->body ), $answer->headers['content-length'] );
		self::assertCount( 2, $this->recordsOf( $answer ) );

		$other = $this->server->session( $this->asRole( 'administrator' ) );
		$nonce = $this->nonceFor( $other );
		self::assertSame( 404, $other->send( 'GET', $this->page( [ 'download' => $export->id, '_wpnonce' => $nonce ] ) )->status );
		$headers = [ 'X-WP-Nonce' => $other->nonce ];
		self::assertSame( 404, $other->rest( 'GET', "/userfeedback/v1/exports/$export->id", [], $headers )->status );
		self::assertSame( 404, $other->rest( 'DELETE', "/userfeedback/v1/exports/$export->id", [], $headers )->status );
		self::assertSame( [ 'items' => [] ], json_decode( $other->rest( 'GET', '/userfeedback/v1/exports', [], $headers )->body, true ) );
		self::assertSame( 302, $this->server->session()->send( 'GET', $path )->status );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function assertPageRefuses( int $status, string $text, HttpSession $person, array $fields ): void {
		$answer = $person->send( 'GET', $this->page( $fields ) );
		self::assertSame( $status, $answer->status, $answer->body );
		self::assertStringStartsWith( 'text/html', $answer->headers['content-type'] );
		self::assertStringContainsString( $text, $answer->body );
		self::assertStringContainsString( 'page=userfeedback_results">Back to the results</a>', $answer->body );
	}

	/**
	 * What the address that the REST API names sends.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function download( array $fields ): HttpAnswer {
		return $this->admin->send( 'GET', $this->address( $this->admin, $fields ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function address( HttpSession $person, array $fields ): string {
		$fields += [ 'survey_id' => $this->survey->id ];
		$answer  = $person->rest( 'POST', '/userfeedback/v1/exports', $fields, [ 'X-WP-Nonce' => $person->nonce ] );
		self::assertSame( 200, $answer->status, $answer->body );
		$url = (string) json_decode( $answer->body, true )['url'];
		$path = str_replace( $this->server->url, '', $url );
		self::assertNotSame( $url, $path, 'an address of this site' );
		return $path;
	}

	private function nonce(): string {
		return $this->nonceFor( $this->admin );
	}

	private function nonceFor( HttpSession $person ): string {
		parse_str( (string) wp_parse_url( $this->address( $person, [ 'format' => 'csv' ] ), PHP_URL_QUERY ), $query );
		return (string) $query['_wpnonce'];
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function page( array $fields ): string {
		return '/wp-admin/admin.php?page=userfeedback_exports&' . http_build_query( $fields );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function recordsOf( HttpAnswer $answer ): array {
		$file = $this->file();
		file_put_contents( $file, $answer->body );
		return self::records( $file );
	}
}
