<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;
use UserFeedback\Support\Text;

/**
 * A table whose rows begin with a name. With more than three columns, each row is a small table of its own, so that it fits on a phone.
 *
 * @since 0.7.0
 */
final class Table implements Part {

	private const MOST_COLUMNS = 3;

	/**
	 * @param non-empty-list<string>       $headings Of the columns; the first is that of the names.
	 * @param list<non-empty-list<string>> $rows     As many cells as headings, plain text of one line.
	 */
	public function __construct(
		private readonly array $headings,
		private readonly array $rows
	) {}

	public function text(): string {
		return implode( "\n\n", array_map( $this->rowText( ... ), $this->rows ) );
	}

	public function html( MailStyle $style ): string {
		return count( $this->headings ) > self::MOST_COLUMNS
			? implode( '', array_map( fn ( array $row ) => $this->rowHtml( $row, $style ), $this->rows ) )
			: $this->tableHtml( $style );
	}

	/**
	 * The name, and a line for each other cell.
	 *
	 * @param non-empty-list<string> $row
	 */
	private function rowText( array $row ): string {
		$lines = [ Text::line( $row[0] ) ];
		foreach ( array_slice( $row, 1, null, true ) as $column => $cell ) {
			/* translators: 1: heading of a column, 2: content of a cell. */
			$lines[] = '  ' . sprintf( __( '%1$s: %2$s', 'userfeedback' ), $this->headings[ $column ] ?? '', Text::line( $cell ) );
		}
		return implode( "\n", $lines );
	}

	/**
	 * @param non-empty-list<string> $row
	 */
	private function rowHtml( array $row, MailStyle $style ): string {
		$html = '<tr><th scope="colgroup" colspan="2" dir="auto"' . $style->attributes( 'name' ) . '>' . self::cell( $row[0] ) . '</th></tr>';
		foreach ( array_slice( $row, 1, null, true ) as $column => $cell ) {
			$html .= '<tr><th scope="row"' . $style->attributes( 'term' ) . '>' . self::cell( $this->headings[ $column ] ?? '' ) . '</th>'
				. '<td dir="auto"' . $style->attributes( 'number' ) . '>' . self::cell( $cell ) . '</td></tr>';
		}
		return '<table width="100%" cellpadding="0" cellspacing="0" border="0"' . $style->attributes( 'grid' ) . ">$html</table>";
	}

	private function tableHtml( MailStyle $style ): string {
		$head = '';
		foreach ( $this->headings as $column => $heading ) {
			$head .= '<th scope="col"' . $style->attributes( $column === 0 ? 'column' : 'figure' ) . '>' . self::cell( $heading ) . '</th>';
		}
		$body = '';
		foreach ( $this->rows as $row ) {
			$body .= '<tr>';
			foreach ( $row as $column => $cell ) {
				$body .= $column === 0
					? '<th scope="row" dir="auto"' . $style->attributes( 'cell' ) . '>' . self::cell( $cell ) . '</th>'
					: '<td dir="auto"' . $style->attributes( 'number' ) . '>' . self::cell( $cell ) . '</td>';
			}
			$body .= '</tr>';
		}
		return '<table width="100%" cellpadding="0" cellspacing="0" border="0"' . $style->attributes( 'grid' ) . "><tr>$head</tr>$body</table>";
	}

	private static function cell( string $text ): string {
		return MailStyle::escape( Text::line( $text ) );
	}
}
