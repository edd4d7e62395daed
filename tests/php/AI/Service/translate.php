<?php
/**
 * What the service of server.php says when it is asked to translate: each text in capital letters, except for what stands in braces, tags and links.
 */

declare( strict_types=1 );

/**
 * @var string               $mode
 * @var array<string, mixed> $data
 */

// phpcs:disable Generic.PHP.ForbiddenFunctions.FoundWithAlternative -- It runs without the plugin.

$upper = static function ( string $text ): string {
	$parts = (array) preg_split( '~(\{\{.*?\}\}|<[^>]*>|https?://\S+)~', $text, -1, PREG_SPLIT_DELIM_CAPTURE );
	return implode( '', array_map( static fn ( string $part, int $at ) => $at % 2 ? $part : mb_strtoupper( $part ), $parts, array_keys( $parts ) ) );
};
$of     = static fn ( array $text, mixed $said = null ) => [ 'n' => $text['n'], 'text' => $said ?? $upper( $text['text'] ) ];
$texts  = array_map( static fn ( array $text ) => $of( $text ), $data['texts'] );
$all    = static fn ( mixed $said ) => array_map( static fn ( array $text ) => $of( $text, $said ), $data['texts'] );
$json   = static fn ( array $list ) => (string) json_encode( [ 'texts' => $list ] );

match ( $mode ) {
	'good'      => say( $json( $texts ) ),
	'fenced'    => say( "```json\n" . $json( $texts ) . "\n```" ),
	'truncated' => say( substr( $json( $texts ), 0, 30 ), 'length' ),
	'prose'     => say( 'Here you are: ' . $json( $texts ) ),
	'list'      => say( (string) json_encode( $texts ) ),
	'shuffled'  => say( $json( array_reverse( $texts ) ) ),
	// Only the second, then a text that nobody asked for, the second again, and what is no text.
	'some'      => say(
		$json(
			[
				$texts[1],
				[ 'n' => 999, 'text' => 'Nobody asked' ],
				[ 'n' => 0, 'text' => 'Nobody asked' ],
				[ 'n' => $texts[1]['n'], 'text' => 'Another one' ],
				[ 'n' => (string) $texts[0]['n'], 'text' => 'A number in quotes' ],
				[ 'n' => $texts[0]['n'], 'text' => [ 'a list' ] ],
				'words',
			]
		)
	),
	'markup'    => say( $json( $all( 'Bad <img src=x onerror=alert(1)>' ) ) ),
	'links'     => say( $json( $all( 'See https://evil.example/?a=1' ) ) ),
	'mails'     => say( $json( $all( 'Write to evil@evil.example' ) ) ),
	'empty'     => say( $json( $all( " \u{202E}\n" ) ) ),
	'long'      => say( $json( $all( str_repeat( 'x', 2001 ) ) ) ),
	'same'      => say( $json( $all( 'Ja' ) ) ),
	'controls'  => say( $json( $all( "  Ja\u{202E}\n nein\u{0000} " ) ) ),
	default     => null,
};
